declare module "shorthand"
declare module "short-*"
