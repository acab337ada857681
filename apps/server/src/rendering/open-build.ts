import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentItem } from '@northword/contract/content/content-items'
import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { matterHash } from '@northword/seed/matter-hash'
import { earlierFileIn } from '../builds/keep-build.ts'
import { loadFiles, loadPages } from '../doors/pages/load-pages.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { loadReference } from '../doors/pages/reference-pages.ts'
import type { Env } from '../env.ts'
import { faultsOf, type PageFault } from './check-pages.ts'
import { deskOf } from './desk-document.ts'
import { keepRendered } from './keep-rendered.ts'
import { cardIn } from './kept-cards.ts'
import { failureOf, PageError, type PageFailure } from './page-failure.ts'
import { referenceOf } from './reference-documents.ts'
import { releasePages } from './release-pages.ts'
import { createRenderer, type Renderer } from './renderer.ts'

type Items = readonly ContentItem[]

/** A release that can be shown at once. */
export interface Prepared {
  matter: string
  items: Items
  site: SiteContent
  pages: Pages
  renderer: Renderer
  failure: PageFailure | null
}

export type PrepareFrom = Awaited<ReturnType<typeof openBuild>>

/** Prepares releases by a build. */
export async function openBuild(env: Env, built: string, first: Items) {
  const { ofBuild, ofSeed, seedPages } = await readBuild(env, built, first)
  const { PUBLIC_URL: publicUrl } = env
  const renderedIn = keepRendered(env, built, (src) => ofBuild.byPath.has(src))

  /** @param before release that is shown, whose unchanged pages are kept; null at the start */
  return async function prepareFrom(
    before: Pick<Prepared, 'pages' | 'items'> | null,
    items: Items,
    { isKept, idleMs }: { isKept: boolean; idleMs?: number } = { isKept: true },
  ): Promise<Prepared> {
    const [matter, site, earlier] = [matterHash(items), siteContentOf(items), before?.pages ?? null]
    const renderer = createRenderer({ built, name: matter, items, isPreview: !isKept, publicUrl }, idleMs)
    const prepared = (pages: Pages, failure: PageFailure | null): Prepared => {
      const ofApi = apiPagesOf(ofBuild, { site, pages, earlier, publicUrl })
      return { matter, items, site, renderer, failure, pages: { ...pages, ...ofApi, render: renderer.page } }
    }
    // The build's desk is the seed's already.
    if (isKept && matter === ofSeed) return prepared(await seedPages(), null)
    const blamed = (fault: PageFault) => failureOf(fault, items, before?.items ?? null)
    try {
      const found = await renderedIn(renderer, { matter, items, isKept, earlier })
      if ('fault' in found) throw new PageError(await blamed(found.fault))
      const pages = releasePages(ofBuild, found.files, earlier)
      // A start shows what is live, even with faults.
      const [fault] = earlier && found.facts ? await faultsOf(found.facts, pages, earlier.scriptHashes) : []
      const desk = deskIn(ofBuild, { matter, site, earlier, publicUrl })
      return prepared({ ...pages, ...desk }, fault ? await blamed(fault) : null)
    } catch (error) {
      await renderer.close()
      throw error
    }
  }
}

interface Shown extends Pick<Prepared, 'matter' | 'site' | 'pages'> {
  earlier: Pages | null
  publicUrl: string
}

/** The desk as a release shows it. */
const deskIn = ({ desk }: Pages, { earlier, ...shown }: Omit<Shown, 'pages'>): Pick<Pages, 'desk'> =>
  desk ? { desk: deskOf(desk, { ...shown, earlier: earlier?.desk }) } : {}

/** The pages about the API as a release shows them. */
const apiPagesOf = (
  { reference: built }: Pages,
  { site: { company }, pages, earlier, publicUrl }: Omit<Shown, 'matter'>,
): Pick<Pages, 'reference'> =>
  built
    ? {
        reference: referenceOf(built, {
          company,
          home: pages.byPath.get('/'),
          publicUrl,
          earlier: earlier?.reference,
        }),
      }
    : {}

/** Files of the build. Its pages are the seed's, and are read when they are shown. */
async function readBuild(env: Env, built: string, first: Items) {
  const parts = await readFile(path.join(built, 'ssr/site-parts.json'), 'utf8')
  const { seed: ofSeed }: { seed: string } = JSON.parse(parts)
  const isSeed = matterHash(first) === ofSeed
  const ofBuild = await loadBuild(env, built, isSeed ? loadPages : loadFiles)
  let pages = isSeed ? ofBuild : undefined
  return { ofBuild, ofSeed, seedPages: async () => (pages ??= await loadBuild(env, built, loadPages)) }
}

async function loadBuild(
  { PUBLIC_URL, DATA_DIR }: Env,
  built: string,
  loadClient: typeof loadPages,
): Promise<Pages> {
  const [drawn, earlier] = [cardIn(DATA_DIR), earlierFileIn(DATA_DIR)]
  const [desk, reference] = [path.join(built, 'desk'), path.join(built, 'reference')]
  return {
    ...(await loadClient(path.join(built, 'client'), PUBLIC_URL)),
    earlierFile: async (pathname) => (await drawn(pathname)) ?? earlier(pathname),
    ...(existsSync(desk) && { desk: await loadPages(desk, PUBLIC_URL) }),
    ...(existsSync(reference) && { reference: await loadReference(reference, PUBLIC_URL) }),
  }
}
