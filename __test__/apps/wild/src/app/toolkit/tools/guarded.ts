import { attempt, attemptAsync, clamp, debounce, delay, inRange, isEqual, isNil, isNotNil, isPlainObject, isString, mean, memoize, once, range, retry, sample, shuffle, sum, takeWhile, throttle, timeout, TimeoutError, withTimeout, windowed } from "es-toolkit"
const load = once(async () => ({ rates: { eur: 1, usd: 1.1 } }))
const square = memoize((n: number) => n * n)
/** Guards what may fail. */
export default async (input: { values: (number | null | undefined | string)[]; limit?: number }) => {
  const present = input.values.filter(isNotNil)
  const texts = input.values.filter(isString)
  const numbers = present.filter((value) => !isString(value))
  const [error, parsed] = attempt(() => JSON.parse(texts[0] ?? "{}") as { a?: number })
  const [failure, rates] = await attemptAsync<{ rates: { eur: number; usd: number } }, Error>(load)
  const slow = await withTimeout(() => delay(10).then(() => "slow" as const), 100).catch((e) => (e instanceof TimeoutError ? e.name : null))
  const later = debounce((text: string) => text.length, 50)
  const often = throttle((n: number) => n, 5)
  return {
    present, texts, numbers, error, parsed, failure, rates, slow,
    nothing: input.values.filter(isNil),
    limit: clamp(input.limit ?? 3, 0, 10),
    within: inRange(1, 2, 3),
    steps: range(0, 10, 2),
    mean: mean(numbers), sum: sum(numbers),
    one: sample([1, "a"]), mixed: shuffle(["a", 1]),
    first: takeWhile(numbers, (n) => n > 1),
    tries: await retry(async () => 42, 3),
    never: timeout(5),
    windows: windowed(numbers, 2),
    equal: isEqual(1, input.limit), plain: isPlainObject(input) ? Object.keys(input) : [],
    square: square(4), kinds: [later, often].length,
  }
}
