import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { childEnd } from '@northword/e2e/child-end'
import { freePort } from '@northword/e2e/free-port'
import { type BuiltRoute, builtSite } from './built-routes.ts'
import { twinOf } from './twin.ts'
import type { TwinSettings } from './twin-server.ts'

/** The static twins of pages, served as the product serves its own. */
export interface TwinSite {
  url: string
  end: () => Promise<void>
}

/** Writes the twins of these pages into `folder`, beside fonts and pictures of the site, and serves them. */
export async function openTwins(routes: BuiltRoute[], folder: string): Promise<TwinSite> {
  await cp(builtSite, folder, { recursive: true, filter: (file) => !/\.(html|js|css)(\.\w+)?$/.test(file) })
  for (const { file, html } of routes) {
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, twinOf(html))
  }
  const child = fork(new URL('twin-server.ts', import.meta.url))
  const settings: TwinSettings = { folder, port: await freePort() }
  child.send(settings)
  const [url] = (await once(child, 'message')) as [string]
  const end = async () => {
    child.kill()
    await childEnd(child)
  }
  return { url, end }
}
