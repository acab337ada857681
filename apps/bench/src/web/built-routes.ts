import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Output folder of the web build. */
export const builtSite = fileURLToPath(new URL('../../../web/dist/client', import.meta.url))

export interface BuiltRoute {
  path: string
  /** Relative to the built site. */
  file: string
  html: string
  /** Needs its scripts, which run at once. */
  isTool: boolean
  /** Excluded from search engines. */
  isHidden: boolean
}

/** Built pages with one fixed address. */
export async function readRoutes(): Promise<BuiltRoute[]> {
  const routes: BuiltRoute[] = []
  for await (const file of glob('**/*.html', { cwd: builtSite })) {
    if (file.includes('[') || file.endsWith('404.html')) continue
    routes.push(describeRoute(file, await readFile(join(builtSite, file), 'utf8')))
  }
  return routes.toSorted((one, other) => one.path.localeCompare(other.path))
}

/** Reads a built page's facts. */
function describeRoute(file: string, html: string): BuiltRoute {
  return {
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    file,
    html,
    isTool: /<meta name="northword-scripts"[^>]*data-hydrate="now"/.test(html),
    isHidden: /<meta name="robots" content="noindex/.test(html),
  }
}
