export const workflow = async () => ({ ok: true })
