import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder into which the web is built. */
export const builtSite = fileURLToPath(new URL('../../../web/dist/client', import.meta.url))

/** A page with one fixed address. */
export interface BuiltRoute {
  path: string
  /** Relative to the built site. */
  file: string
  html: string
  /** Whether it needs its scripts, which then run at once. */
  isTool: boolean
  /** Whether search engines are asked to leave it out. */
  isHidden: boolean
}

/** Every page of the built site that has one address and is found there. */
export async function readRoutes(): Promise<BuiltRoute[]> {
  const routes: BuiltRoute[] = []
  for await (const file of glob('**/*.html', { cwd: builtSite })) {
    if (file.includes('[') || file.endsWith('404.html')) continue
    routes.push(describeRoute(file, await readFile(join(builtSite, file), 'utf8')))
  }
  return routes.toSorted((one, other) => one.path.localeCompare(other.path))
}

/** Reads from a built page what the comparison needs. */
export function describeRoute(file: string, html: string): BuiltRoute {
  return {
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    file,
    html,
    isTool: /<meta name="northword-scripts"[^>]*data-hydrate="now"/.test(html),
    isHidden: /<meta name="robots" content="noindex/.test(html),
  }
}
