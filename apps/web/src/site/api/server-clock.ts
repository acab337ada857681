/* The server's time, by which promises are late and versions leave. A device's own clock may be days off. */

/** A smaller difference may be the time that an answer took. */
const leastMs = 60_000

/** Lead of the server's clock over the device's. */
let aheadMs = 0

/** Unix time in milliseconds by the server's clock. Default: now. */
export const serverTime = (onDevice = Date.now()) => onDevice + aheadMs

/** The reverse of {@link serverTime}. */
export const deviceTime = (onServer: number) => onServer - aheadMs

/** `now` is the server's time; NaN if an answer has none. */
export function learnServerTime(now: number) {
  const ms = now - Date.now()
  if (!Number.isNaN(ms)) aheadMs = Math.abs(ms) < leastMs ? 0 : ms
}

/** The request, which learns the server's time from the `Date` of each answer. */
export const learningTime =
  <Given extends unknown[]>(request: (...given: Given) => Promise<Response>) =>
  async (...given: Given): Promise<Response> => {
    const response = await request(...given)
    learnServerTime(Date.parse(response.headers.get('date') ?? ''))
    return response
  }
