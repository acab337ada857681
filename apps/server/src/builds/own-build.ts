import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const builtSite = path.resolve(import.meta.dirname, '../../../web/dist')

export async function ownVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  return version
}
