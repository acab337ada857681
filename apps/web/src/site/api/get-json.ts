import { jsonRequest } from './json-fetch.ts'

/** As react-query asks. */
interface Asked {
  queryKey: readonly unknown[]
  signal?: AbortSignal
}

/**
 * The default way to fetch, as the specification words it: a GET to the segments of the key joined by
 * slashes, each encoded. An answer that is no success throws "{status}: {body, or the status text}".
 * @param on401 `returnNull` where not being signed in is an answer and no failure
 */
export const getJson =
  <Data>({ on401 = 'throw' }: { on401?: 'throw' | 'returnNull' } = {}) =>
  async ({ queryKey, signal }: Asked): Promise<Data> => {
    const response = await jsonRequest(
      `/${queryKey.map((part) => encodeURIComponent(String(part))).join('/')}`,
      {
        signal,
      },
    )
    if (on401 === 'returnNull' && response.status === 401) return null as Data
    if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
    return (await response.json()) as Data
  }
