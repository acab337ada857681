import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the build of the web leaves the site. */
export const builtSite = fileURLToPath(new URL('../../../web/dist/client', import.meta.url))

/** A page that stands at an address of its own. */
export interface BuiltRoute {
  path: string
  /** Relative to the built site. */
  file: string
  html: string
  /** Whether it is of no use without its scripts, so that they run at once. */
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

/** What the build has written into a page, as far as it matters here. */
export function describeRoute(file: string, html: string): BuiltRoute {
  return {
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    file,
    html,
    isTool: /<meta name="northword-scripts"[^>]*data-hydrate="now"/.test(html),
    isHidden: /<meta name="robots" content="noindex/.test(html),
  }
}
