import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, itemName } from '@northword/contract/content/content-items'
import type { Env } from '../env.ts'
import { problemsOfSite } from '../features/content/items/check-site.ts'
import { keptSites, rendererHash } from './release-pages.ts'
import type { Renderer } from './renderer.ts'

interface Keeping {
  isKept: boolean
  /** Before it is rendered. */
  check: () => Promise<void>
}

/** Renders a release, unless its files were kept. */
export function keepRendered(env: Env, built: string) {
  let sites: Promise<ReturnType<typeof keptSites>> | undefined
  const opened = () => (sites ??= rendererHash(built).then((renderer) => keptSites(env.DATA_DIR, renderer)))
  return async (matter: string, renderer: Renderer, { isKept, check }: Keeping) => {
    const kept = await opened()
    const files = await kept.read(matter)
    if (files) return { files }
    await check()
    const rendered = await renderer.files()
    if (isKept && 'files' in rendered) await kept.write(matter, rendered.files)
    return rendered
  }
}

/** Another version may have published what does not pass this one's schemas. @throws {Error} */
export async function refuseFaulty(items: readonly ContentItem[]): Promise<void> {
  const [problem] = await problemsOfSite(items)
  if (!problem) return
  const { field, message } = problem
  throw new Error(siteFailures.faultyNow(itemName(problem), field ? `${field}: ${message}` : message))
}
