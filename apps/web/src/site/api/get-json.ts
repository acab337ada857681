import { jsonRequest } from './json-fetch.ts'

/** Arguments of react-query's `queryFn`. */
interface Asked {
  queryKey: readonly unknown[]
  signal?: AbortSignal
}

/**
 * The specification's default fetcher: GET to the key's segments, encoded and joined by slashes. Other answers than
 * success throw "{status}: {body or status text}".
 * @param on401 `returnNull` if a signed-out visitor is no failure
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
