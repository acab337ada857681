import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EndChild } from '@northword/rig/child-process'
import { freePort } from '@northword/rig/free-port'
import { startProgram } from '../processes/program.ts'
import { type BuiltRoute, builtSite } from './built-routes.ts'
import type { TwinSettings } from './twin-server.ts'
import { twinOf } from './twin.ts'

/** Static twins, served as the product serves pages. */
export interface TwinSite {
  url: string
  end: EndChild
}

/** Writes these pages' twins into `folder`, beside the site's fonts and pictures, and serves them. */
export async function openTwins(routes: BuiltRoute[], folder: string): Promise<TwinSite> {
  await cp(builtSite, folder, { recursive: true, filter: (file) => !/\.(html|js|css)(\.\w+)?$/.test(file) })
  for (const { file, html } of routes) {
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, twinOf(html))
  }
  const settings: TwinSettings = { folder, port: await freePort() }
  const { answer, end } = await startProgram(new URL('twin-server.ts', import.meta.url), settings)
  return { url: String(answer), end }
}
