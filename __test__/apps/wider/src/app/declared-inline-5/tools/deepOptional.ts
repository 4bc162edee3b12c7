/**
 * Update a profile.
 * @param input.user who
 * @param input.user.name the name
 * @deprecated use v2
 */
export default async (input: {
  /** The user. @title User */
  user: { name: string; /** @format email */ email?: string; readonly tags: ReadonlyArray<`#${string}`>; address: { zip: `${number}${string}`; geo?: [lat: number, lon: number, alt?: number] } | null }
  /**
   * Flags by name.
   * @example {"a": true}
   * @example {"b": false}
   */
  flags: { [flag: `is${string}`]: boolean; [n: number]: 1 | 0 }
  on(ev: string): void
  when: Date | string
  "odd-key"?: never
}): Promise<{ ok: boolean; at?: Date; extra: unknown; nothing: undefined; fn?: (x: number) => void }> => ({ ok: !!input.user, extra: input, nothing: undefined })
