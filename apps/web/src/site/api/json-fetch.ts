import { forgetUser } from '../session/session-store.ts'

const answerWithinMs = 20_000

/** No answer: no network, a broken connection or a timeout. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

type Request = (url: RequestInfo | URL, init?: Init) => Promise<Response>

/** {@link sameOriginRequest} for the site. A 401 clears the remembered user. */
export async function jsonRequest(url: RequestInfo | URL, init?: Init): Promise<Response> {
  const response = await sameOriginRequest(url, init)
  if (response.status === 401) forgetUser()
  return response
}

/**
 * `fetch` to our server with cookies and a timeout.
 * @param withinMs default: 20 s
 * @throws {NoAnswer} for network errors; any other error is a bug of ours
 */
export function sameOriginRequest(
  url: RequestInfo | URL,
  init?: Init,
  withinMs = answerWithinMs,
): Promise<Response> {
  const timeout = AbortSignal.timeout(withinMs)
  const signal = init?.signal ? firstOf(init.signal, timeout) : timeout
  return fetch(url, { ...init, signal, credentials: 'same-origin' }).catch(noAnswer)
}

/** `AbortSignal.any`, which browsers of 2023 lack. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const follow = () => controller.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true, signal: controller.signal })
  }
  return controller.signal
}

/** {@link jsonRequest} for tRPC. */
export const jsonFetch = readAsJson(jsonRequest)

/**
 * Wraps a request for tRPC: a failure without JSON (a proxy's error page) becomes `{}`, so that tRPC keeps its
 * status. A truncated answer, or a success without JSON, counts as no answer.
 */
export function readAsJson(request: Request): Request {
  return async (url, init) => {
    const response = await request(url, init)
    const body = await response.text().catch(noAnswer)
    if (isJson(body)) return new Response(body, response)
    return response.ok ? noAnswer() : Response.json({}, response)
  }
}

function noAnswer(cause?: unknown): never {
  throw new NoAnswer('Nobody answered', { cause })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
