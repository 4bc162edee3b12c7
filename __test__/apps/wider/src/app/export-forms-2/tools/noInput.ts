/** Tell the time. */
export default async () => { const now = new Date(); return { iso: now.toISOString(), epoch: +now, parts: [now.getHours(), now.getMinutes()] as const } }
