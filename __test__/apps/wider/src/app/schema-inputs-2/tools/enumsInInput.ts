export enum Priority { Low = 1, Normal, High = 10 }
export enum Channel { Mail = "mail", Sms = "sms" }
export const enum Flag { A = 1 << 0, B = 1 << 1 }
/** Send a notice. */
export default (input: { priority: Priority; channel?: Channel; not?: Exclude<Channel, Channel.Sms>; flag: Flag; key: keyof typeof Channel; text: `${Channel}:${string}` }) => ({ p: Priority[input.priority], c: input.channel ?? Channel.Mail, high: input.priority === Priority.High ? input.priority : null })
