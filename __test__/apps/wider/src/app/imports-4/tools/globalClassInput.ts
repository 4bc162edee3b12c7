/** class */
export default async (input: { c?: GlobalClass; made: ReturnType<typeof GlobalClass.make>; n: GlobalClass["name"] }) => input.n
