import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentItem } from '@northword/contract/content/content-items'
import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { matterHash } from '@northword/seed/matter-hash'
import { builtSite } from '../builds/own-build.ts'
import { earlierFileIn } from '../builds/keep-build.ts'
import { createLive, type Live } from '../doors/live.ts'
import { loadFiles, loadPages } from '../doors/pages/load-pages.ts'
import { type LivePages, noPages, type Pages } from '../doors/pages/pages.ts'
import { loadReference } from '../doors/pages/reference-pages.ts'
import type { Env } from '../env.ts'
import { type RenderPreview, rendersNoPreview } from './render-preview.ts'
import { faultsOf, PageError, type PageFailure, pageFailure } from './check-pages.ts'
import { deskOf } from './desk-document.ts'
import { keepPreview } from './keep-preview.ts'
import { cardIn } from './kept-cards.ts'
import { keepRendered, refuseFaulty } from './keep-rendered.ts'
import { compressAsked, releasePages } from './release-pages.ts'
import { createRenderer, type Renderer } from './renderer.ts'

type Items = readonly ContentItem[]

/** The release that this process shows, until it shows another. */
export interface Rendering {
  pages: LivePages
  site: Live<SiteContent>
  /** Hash of what the pages say now. Null in development. */
  matter: () => string | null
  /** Renders a release and checks its pages, unseen. Returns the reason why it cannot go live. */
  prepare: (items: Items) => Promise<PageFailure | null>
  /** Shows a release in one assignment. @throws {Error} if a page cannot be rendered */
  show: (items: Items) => Promise<void>
  /** Renders a site that does not go live. The pages of the one before render no more. */
  preview: RenderPreview
  /** Loads what the first page for one visitor would wait for. */
  begin: () => Promise<void>
  close: () => Promise<void>
}

type Opened = [env: Env, items: Items, built?: string, previewIdleMs?: number]

/** A release that can be shown at once. */
interface Prepared {
  matter: string
  pages: Pages
  renderer: Renderer
  failure: PageFailure | null
}

/**
 * Shows a release from the start. In development vite serves the pages, and a release changes the matter alone.
 * @param built folder of the web app's build
 * @param previewIdleMs time after which the thread of a preview that nobody looks at ends
 */
export async function openRendering(
  ...[env, items, built = builtSite, previewIdleMs = 60_000]: Opened
): Promise<Rendering> {
  const site = createLive(siteContentOf(items))
  if (env.NODE_ENV === 'development') return withoutPages(site)
  if (!existsSync(built)) throw new Error('The site has not been built: run npm run build.')
  const prepareFrom = await openBuild(env, built, items)
  let shown = await prepareFrom(null, items)
  let next: Prepared | undefined
  const pages = createLive(shown.pages)

  const prepared = async (wanted: Items): Promise<Prepared> => {
    const matter = matterHash(wanted)
    const ready = [shown, next].find((release) => release?.matter === matter)
    if (ready) return ready
    const release = await prepareFrom(shown.pages, wanted)
    if (!release.failure) await compressAsked(release.pages, shown.pages)
    if (next && next !== shown) await next.renderer.close()
    next = release
    return release
  }

  const previews = previewsBeside(() => shown, prepareFrom, previewIdleMs)
  return {
    pages,
    site,
    matter: () => shown.matter,
    prepare: async (wanted) => (await prepared(wanted).catch(failed)).failure,
    async show(wanted) {
      const release = await prepared(wanted)
      if (release === shown) return
      const earlier = shown
      shown = release
      pages.replace(release.pages)
      site.replace(siteContentOf(wanted))
      await earlier.renderer.close()
    },
    preview: previews.render,
    begin: () => shown.renderer.begin(),
    close: () => closeEach([shown.renderer, next?.renderer, previews]),
  }
}

/** Previews of another matter than the one that is shown have a thread of their own. */
const previewsBeside = (
  shownNow: () => Prepared,
  prepareFrom: Awaited<ReturnType<typeof openBuild>>,
  idleMs: number,
) =>
  keepPreview(async (wanted) => {
    const shown = shownNow()
    if (matterHash(wanted) === shown.matter) return { ...shown, renderer: null }
    return prepareFrom(shown.pages, wanted, { isKept: false, idleMs })
  })

/** Prepares releases by a build. */
async function openBuild(env: Env, built: string, first: Items) {
  const { ofBuild, ofSeed, seedPages } = await readBuild(env, built, first)
  const renderedIn = keepRendered(env, built, (src) => ofBuild.byPath.has(src))

  function deskFrom(earlier: Pages | null, matter: string, items: Items): Pick<Pages, 'desk'> {
    if (!ofBuild.desk) return {}
    const shown = { matter, site: siteContentOf(items), publicUrl: env.PUBLIC_URL, earlier: earlier?.desk }
    return { desk: deskOf(ofBuild.desk, shown) }
  }

  /** @param earlier pages of which the unchanged ones are kept; null at the start */
  return async function prepareFrom(
    earlier: Pages | null,
    items: Items,
    { isKept, idleMs }: { isKept: boolean; idleMs?: number } = { isKept: true },
  ): Promise<Prepared> {
    const matter = matterHash(items)
    const renderer = createRenderer(built, matter, items, idleMs)
    if (matter === ofSeed)
      return { matter, renderer, failure: null, pages: { ...(await seedPages()), render: renderer.page } }
    try {
      const check = earlier ? () => Promise.resolve() : () => refuseFaulty(items)
      const found = await renderedIn(matter, renderer, { isKept, check })
      if ('failure' in found) throw new PageError(found.failure)
      const { files } = found
      const pages = await releasePages(ofBuild, files, env.PUBLIC_URL, earlier)
      // A start shows what is live, even with faults.
      const [failure = null] = earlier ? await faultsOf(files, pages, earlier.scriptHashes) : []
      const desk = deskFrom(earlier, matter, items)
      return { matter, renderer, failure, pages: { ...pages, ...desk, render: renderer.page } }
    } catch (error) {
      await renderer.close()
      throw error
    }
  }
}

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

async function closeEach(open: ({ close: () => Promise<void> } | undefined)[]) {
  for (const each of open) await each?.close()
}

const failed = (error: unknown) => ({ failure: pageFailure(error) })

const withoutPages = (site: Live<SiteContent>): Rendering => ({
  pages: createLive(noPages),
  site,
  matter: () => null,
  prepare: () => Promise.resolve(null),
  show: async (items) => site.replace(siteContentOf(items)),
  preview: rendersNoPreview,
  begin: async () => {},
  close: async () => {},
})
