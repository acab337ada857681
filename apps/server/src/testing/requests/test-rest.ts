import type { RestMeta } from '../../doors/trpc.ts'
import type { Answer, Browser } from './test-browser.ts'
import { procedureInputs, procedures } from './test-procedures.ts'

export const restPaths = new Map(
  procedures.flatMap(({ path, meta }): [string, RestMeta][] => (meta?.rest ? [[path, meta.rest]] : [])),
)

/** Calls a procedure by its REST path, with tRPC's input. A query has only the fields that the procedure takes. */
export function callByRest(
  browser: Pick<Browser, 'rest'>,
  path: string,
  input: object = {},
): Promise<Answer> {
  const rest = restPaths.get(path)
  if (!rest) throw new Error(`${path} has no REST path.`)
  const { method, url } = rest
  const fields = new Map(Object.entries(input))
  const address = url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name)
    fields.delete(name)
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET' && method !== 'DELETE')
    return browser.rest(method, address, Object.fromEntries(fields))
  const taken = procedureInputs.get(path)?.shape ?? {}
  const query = new URLSearchParams([...fields].filter(([name]) => name in taken))
  return browser.rest(method, `${address}?${query.toString()}`)
}
