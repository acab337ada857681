import { vi } from 'vitest'

/** Answers one request; `input` is the JSON that was sent with it. */
export type ApiAnswer = (input: unknown) => Response | Promise<Response>

/**
 * Takes the place of `fetch` for any number of addresses. Every address of the table is answered by its
 * own, and with any query where it has none; any other is unreachable. What was sent is kept by address.
 */
export function fakeApi(answers: Record<string, ApiAnswer>) {
  const received: { url: string; input: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const input: unknown = init?.body === undefined ? undefined : JSON.parse(init.body)
    received.push({ url, input })
    const answer = answers[url] ?? answers[url.split('?')[0] ?? '']
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(input)
  })
  return {
    received,
    answers,
    /** Those that bring something along. */
    sent: () => received.filter(({ input }) => input !== undefined),
  }
}

/** What a procedure returns, in tRPC's envelope. */
export const returns =
  (data?: unknown): ApiAnswer =>
  () =>
    Response.json({ result: { data } })
