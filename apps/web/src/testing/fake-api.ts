import { vi } from 'vitest'

/** Answers one request; `input` is its JSON body. */
export type ApiAnswer = (input: unknown) => Response | Promise<Response>

/** Stubs `fetch` and records all requests. Addresses without a query match any; unknown ones are unreachable. */
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
    /** Requests with a body. */
    sent: () => received.filter(({ input }) => input !== undefined),
  }
}

/** A procedure's result in tRPC's envelope. */
export const returns =
  (data?: unknown): ApiAnswer =>
  () =>
    Response.json({ result: { data } })

/** A procedure's error with a sentence of ours, in tRPC's envelope; `more` is added to its data. */
export const refusal = (httpStatus: number, message: string, more?: object) => {
  const data = { code: 'REFUSED', httpStatus, ...more }
  return Response.json({ error: { code: -32600, message, data } }, { status: httpStatus })
}

/** Gives each answer of the stubbed `fetch` this time of the server, in Unix milliseconds. */
export function answersAt(now: number) {
  const stubbed = globalThis.fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof globalThis.fetch>) => {
    const response = await stubbed(...asked)
    response.headers.set('date', new Date(now).toUTCString())
    return response
  })
}
