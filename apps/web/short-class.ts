import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from './chunk-groups.ts'

const files = new Map<string, string>()

/**
 * Class name in the page: its own and three characters for its file, the same in both builds. Short, because it is in
 * every page and style; throws if two files get the same characters.
 */
export function shortClass(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''))
  const signs = createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 3)
  const known = files.get(signs) ?? path
  if (known !== path) throw new Error(`The classes of ${path} and of ${known} would have the same names`)
  files.set(signs, path)
  return `${name}_${signs}`
}
