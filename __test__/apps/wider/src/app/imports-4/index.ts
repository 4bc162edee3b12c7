export const workflow = async () => ({})
