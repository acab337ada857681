import { existsSync } from 'node:fs'
import type { ContentItem } from '@northword/contract/content/content-items'
import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { matterHash } from '@northword/seed/matter-hash'
import { builtSite } from '../builds/own-build.ts'
import { createLive, type Live } from '../doors/live.ts'
import { type LivePages, noPages } from '../doors/pages/pages.ts'
import type { Env } from '../env.ts'
import { type RenderPreview, rendersNoPreview } from './render-preview.ts'
import { keepPreview } from './keep-preview.ts'
import { openBuild, type Prepared, type PrepareFrom } from './open-build.ts'
import { failureIn, type PageFailure } from './page-failure.ts'
import { compressAsked } from './release-pages.ts'

type Items = readonly ContentItem[]

/** Pages for one visitor load half a second of modules: not while all read the new release. */
const beginAfterMs = 5_000

/** The release that this process shows, until it shows another. */
export interface Rendering {
  pages: LivePages
  site: Live<SiteContent>
  /** Hash of what the pages say now. Null in development. */
  matter: () => string | null
  /** Whether it prepares a release. */
  isPreparing: () => boolean
  /** Renders a release and checks its pages, unseen. Returns the reason why it cannot go live. */
  prepare: (items: Items) => Promise<PageFailure | null>
  /** Shows a release in one assignment. @throws {Error} if a page cannot be rendered */
  show: (items: Items) => Promise<void>
  /** Shows the release that was prepared last. Returns false if its matter is another. */
  showPrepared: (matter: string | null) => Promise<boolean>
  /** Renders a site that does not go live. The pages of the one before render no more. */
  preview: RenderPreview
  /** Loads what the first page for one visitor would wait for. */
  begin: () => Promise<void>
  close: () => Promise<void>
}

type Opened = [env: Env, items: Items, built?: string, previewIdleMs?: number]

/**
 * Shows a release from the start. In development vite serves the pages, and a release changes the matter alone.
 * @param built folder of the web app's build
 * @param previewIdleMs time after which the thread of a preview that nobody looks at ends
 */
export async function openRendering(
  ...[env, items, built = builtSite, previewIdleMs = 60_000]: Opened
): Promise<Rendering> {
  if (env.NODE_ENV === 'development') return withoutPages(createLive(siteContentOf(items)))
  if (!existsSync(built)) throw new Error('The site has not been built: run npm run build.')
  const prepareFrom = await openBuild(env, built, items)
  let shown = await prepareFrom(null, items)
  const [pages, site] = [createLive(shown.pages), createLive(shown.site)]
  const nexts = prepareBeside(() => shown, prepareFrom)

  const beginning = delayedBy(beginAfterMs)
  const show = async (release: Prepared) => {
    if (release === shown) return
    const earlier = shown
    shown = release
    pages.replace(release.pages)
    site.replace(release.site)
    beginning.start(() => void release.renderer.begin().catch(() => {}))
    await earlier.renderer.close()
  }

  const previews = previewsBeside(() => shown, prepareFrom, previewIdleMs)
  return {
    pages,
    site,
    matter: () => shown.matter,
    isPreparing: nexts.isPreparing,
    prepare: async (wanted) => (await nexts.prepared(wanted).catch(failed)).failure,
    show: async (wanted) => show(await nexts.prepared(wanted)),
    async showPrepared(matter) {
      const next = nexts.last()
      if (next?.matter !== matter) return false
      await show(next)
      return true
    },
    preview: previews.render,
    begin: () => shown.renderer.begin(),
    close: () => closeEach([beginning, shown.renderer, nexts.last()?.renderer, previews]),
  }
}

/** Keeps the release that was prepared last. The same is prepared once, however often it is asked for. */
function prepareBeside(shownNow: () => Prepared, prepareFrom: PrepareFrom) {
  let last: Prepared | undefined
  const underWay = new Map<string, Promise<Prepared>>()
  async function prepare(wanted: Items): Promise<Prepared> {
    const shown = shownNow()
    const release = await prepareFrom(shown, wanted)
    if (!release.failure) await compressAsked(release.pages, shown.pages)
    const earlier = last
    last = release
    if (earlier && earlier !== shownNow()) await earlier.renderer.close()
    return release
  }
  return {
    last: () => last,
    isPreparing: () => underWay.size > 0,
    async prepared(wanted: Items): Promise<Prepared> {
      const matter = matterHash(wanted)
      const ready = [shownNow(), last].find((release) => release?.matter === matter) ?? underWay.get(matter)
      if (ready) return ready
      const begun = prepare(wanted).finally(() => underWay.delete(matter))
      underWay.set(matter, begun)
      return begun
    },
  }
}

/** Previews of another matter than the one that is shown have a thread of their own. */
const previewsBeside = (shownNow: () => Prepared, prepareFrom: PrepareFrom, idleMs: number) =>
  keepPreview(async (wanted) => {
    const shown = shownNow()
    if (matterHash(wanted) === shown.matter) return { ...shown, renderer: null }
    return prepareFrom(shown, wanted, { isKept: false, idleMs })
  })

/** The last work that was started, after a time. */
function delayedBy(ms: number) {
  let timer: NodeJS.Timeout | undefined
  return {
    start(work: () => void) {
      clearTimeout(timer)
      timer = setTimeout(work, ms).unref()
    },
    close: async () => clearTimeout(timer),
  }
}

async function closeEach(open: ({ close: () => Promise<void> } | undefined)[]) {
  for (const each of open) await each?.close()
}

const failed = (error: unknown) => ({ failure: failureIn(error) })

const withoutPages = (site: Live<SiteContent>): Rendering => ({
  pages: createLive(noPages),
  site,
  matter: () => null,
  isPreparing: () => false,
  prepare: () => Promise.resolve(null),
  show: async (items) => site.replace(siteContentOf(items)),
  showPrepared: () => Promise.resolve(false),
  preview: rendersNoPreview,
  begin: async () => {},
  close: async () => {},
})
