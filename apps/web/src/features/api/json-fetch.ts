const answerWithinMs = 20_000

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

/**
 * `fetch` for tRPC: gives up on a server that does not answer within 20 seconds, and reads a body
 * that is not JSON (a proxy's error page) as `{}`, because tRPC would otherwise forget the status.
 */
export const jsonFetch = async (url: RequestInfo | URL, init?: Init) => {
  const timeout = AbortSignal.timeout(answerWithinMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = await fetch(url, { ...init, signal, credentials: 'same-origin' })
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response : Response.json({}, response)
}
