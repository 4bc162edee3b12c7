export interface Opts { /** Loud or not. */ loud?: boolean }
export enum Color { Red = "red", Blue = "blue" }
