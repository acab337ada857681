import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type MessagePort, setEnvironmentData } from 'node:worker_threads'
import type { ContentItem } from '@northword/contract/content/content-items'
import type { Answered, PageState } from '@northword/contract/site/page-state'
import { Tinypool } from 'tinypool'
import type { Ask, RenderedPage, RenderPage } from '../doors/pages/render-page.ts'
import { faultOf, type PageFault } from './check-pages.ts'
import type { Card } from './draw-cards.ts'
import { type CompleteSite, completeToCheck, type KnownPages, type RenderedFiles } from './complete-site.ts'
import {
  type Bodies,
  readBodies,
  readSite,
  type RenderedSite,
  type SiteFile,
  writeKept,
} from './kept-sites.ts'

/* A thread that renders one release. The modules of the renderer read its matter once, when they are loaded. */

/** Release of a thread. */
export interface RenderedRelease {
  /** Folder of the build. */
  built: string
  /** Hash of its matter. */
  name: string
  items: readonly ContentItem[]
  isPreview: boolean
  publicUrl: string
}

/** The data of a thread. */
export interface Rendered extends RenderedRelease {
  /** Of the thread, on Linux. */
  priority: number
}

/** A question of a page, and its answer, over a port. */
export interface Question {
  id: number
  path: string
  input: unknown
}

export interface Reply {
  id: number
  /** Missing: the page fails. */
  answered?: Answered
}

/** The web app's build for a server. */
interface SiteRenderer {
  renderPage: RenderPage
  everyCard: (drawing: string) => Promise<Card[]>
  renderSite: (
    parts: unknown,
    undrawn: readonly string[],
    known: Bodies,
  ) => Promise<{ files: RenderedFiles; bodies: Bodies }>
}

const { built, publicUrl, priority: _, ...release } = Tinypool.workerData as Rendered
setEnvironmentData('release', release)
const renderer: Promise<SiteRenderer> = import(path.join(built, 'ssr/server-entry.js'))

/** Returns once the renderer is loaded. */
export const begin = async () => void (await renderer)

/** The card of each page that search engines may list. */
export async function cards(): Promise<Card[]> {
  const [{ everyCard }, { drawing }] = await Promise.all([renderer, readParts()])
  return everyCard(drawing)
}

/** Input of {@link files}. */
export interface AskedFiles {
  /** Addresses of cards that no page may name. */
  undrawn: readonly string[]
  /** File of bodies that were rendered before. */
  bodies: string
  known: KnownPages
  /** File to keep the site in. */
  keep: SiteFile | null
}

/** All pages and other files of the site. */
export async function files({
  undrawn,
  bodies,
  known,
  keep,
}: AskedFiles): Promise<CompleteSite | { fault: PageFault }> {
  const [{ renderSite }, parts, before] = await Promise.all([renderer, readParts(), readBodies(bodies)])
  // As a value: an error would lose its page on the way to another thread.
  const rendered = await renderSite(parts, undrawn, before).then(
    (site) => ({ site }),
    (error: unknown) => ({ fault: faultOf(error) }),
  )
  if ('fault' in rendered) return rendered
  const { site } = rendered
  if (keep) {
    await writeKept(keep.file, { files: site.files, cards: keep.cards })
    await writeKept(bodies, site.bodies)
  }
  return completeToCheck(site.files, publicUrl, known)
}

/** A site that was kept, with its cards. */
export async function kept(asked: {
  file: string
  known: KnownPages
}): Promise<(CompleteSite & Pick<RenderedSite, 'cards'>) | null> {
  const site = await readSite(asked.file)
  return site && { ...(await completeToCheck(site.files, publicUrl, asked.known)), cards: site.cards }
}

async function readParts(): Promise<{ drawing: string }> {
  return JSON.parse(await readFile(path.join(built, 'ssr/site-parts.json'), 'utf8'))
}

/** One page for one visitor, whose questions are answered over the port. */
export async function page(asked: {
  address: string
  state: PageState
  port: MessagePort
}): Promise<RenderedPage> {
  const { renderPage } = await renderer
  return renderPage(asked.address, asked.state, asking(asked.port))
}

function asking(port: MessagePort): Ask {
  const waiting = new Map<number, PromiseWithResolvers<Answered>>()
  port.on('message', ({ id, answered }: Reply) => {
    const question = waiting.get(id)
    if (answered) question?.resolve(answered)
    else question?.reject(new Error('The question of a page was not answered.'))
  })
  return (question, input) => {
    const id = waiting.size
    const answer = Promise.withResolvers<Answered>()
    waiting.set(id, answer)
    port.postMessage({ id, path: question, input } satisfies Question, [])
    return answer.promise
  }
}
