import type { RestMeta } from '../../doors/api/rest-meta.ts'
import type { Answer, Browser } from './test-browser.ts'
import { procedures } from './test-procedures.ts'

export const restPaths = new Map(
  procedures.flatMap(({ path, meta }): [string, RestMeta][] => (meta?.rest ? [[path, meta.rest]] : [])),
)

/** Calls a procedure by its REST path, with tRPC's input. */
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
  const others = Object.fromEntries(fields)
  return method === 'GET' || method === 'DELETE'
    ? browser.rest(method, `${address}?${new URLSearchParams(others).toString()}`)
    : browser.rest(method, address, others)
}
