import { forgetUser } from '../session/session-store.ts'

const answerWithinMs = 20_000

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

/**
 * `fetch` to our own server, with its cookies: gives up on a server that does not answer within 20
 * seconds. Who is answered 401 is signed out, so this browser stops saying otherwise.
 */
export async function jsonRequest(url: RequestInfo | URL, init?: Init): Promise<Response> {
  const timeout = AbortSignal.timeout(answerWithinMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = await fetch(url, { ...init, signal, credentials: 'same-origin' })
  if (response.status === 401) forgetUser()
  return response
}

/**
 * {@link jsonRequest} for tRPC: reads a body that is not JSON (a proxy's error page) as `{}`, because
 * tRPC would otherwise forget the status.
 */
export async function jsonFetch(url: RequestInfo | URL, init?: Init): Promise<Response> {
  const response = await jsonRequest(url, init)
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response : Response.json({}, response)
}
