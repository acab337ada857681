import { constants } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { PageState } from '@northword/contract/site/page-state'
import { Tinypool } from 'tinypool'
import type { Ask, RenderedPage, RenderPage } from '../doors/pages/render-page.ts'
import type { Card } from './draw-cards.ts'
import type * as Worker from './render-release.ts'
import type { AskedFiles, Question, Rendered, RenderedRelease, Reply } from './render-release.ts'

/**
 * Renders one release in threads of its own, so that no page blocks requests. The thread for whole sites leaves the
 * processor to visitors unless it is a preview's, and ends soon after its work.
 */
export interface Renderer {
  /** Loads what the first page would wait for. */
  begin: () => Promise<void>
  /** The card of each page that search engines may list. */
  cards: () => Promise<Card[]>
  /** All pages and other files of the site; or the page that cannot be rendered. */
  files: (asked: AskedFiles) => ReturnType<typeof Worker.files>
  /** The same of a site that was kept, with its cards. Null: it was not. */
  kept: (asked: Parameters<typeof Worker.kept>[0]) => ReturnType<typeof Worker.kept>
  page: RenderPage
  /** Ends the threads once their work is done. */
  close: () => Promise<void>
}

/** Of a timer of Node, 24 days. */
const longestTimeout = 2 ** 31 - 1

/** A card and the pages of a site follow each other. */
const siteIdleMs = 2_000

/**
 * A thread starts with its first work.
 * @param idleMs time without work after which the thread for single pages ends; it starts again with the next
 */
export function createRenderer(release: RenderedRelease, idleMs = longestTimeout): Renderer {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority
  // A preview is waited for while its author types.
  const priority = release.isPreview ? PRIORITY_NORMAL : PRIORITY_BELOW_NORMAL
  const whole = openThread({ ...release, priority }, siteIdleMs)
  const single = openThread({ ...release, priority: PRIORITY_NORMAL }, idleMs)
  return {
    begin: () => single.run('begin'),
    cards: () => whole.run('cards'),
    files: (asked) => whole.run('files', asked),
    kept: (asked) => whole.run('kept', asked),
    page: (address, state, ask) =>
      renderAsking(address, state, ask, (input, port) => single.run('page', input, [port])),
    close: async () => void (await Promise.all([whole.close(), single.close()])),
  }
}

function openThread(workerData: Rendered, idleTimeout: number) {
  const pool = new Tinypool({
    filename: new URL('render-worker.ts', import.meta.url).href,
    workerData,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    // Pages wait for their questions at the same time.
    concurrentTasksPerWorker: 4,
  })
  const running = new Set<Promise<unknown>>()
  return {
    run<Name extends keyof typeof Worker>(
      name: Name,
      input?: Parameters<(typeof Worker)[Name]>[0],
      transferList: MessagePort[] = [],
    ): Promise<Awaited<ReturnType<(typeof Worker)[Name]>>> {
      const work: Promise<Awaited<ReturnType<(typeof Worker)[Name]>>> = pool.run(input, {
        name,
        transferList,
      })
      running.add(work)
      const done = () => running.delete(work)
      work.then(done, done)
      return work
    },
    async close() {
      await Promise.allSettled(running)
      await pool.destroy()
    },
  }
}

type RunPage = (
  input: { address: string; state: PageState; port: MessagePort },
  port: MessagePort,
) => Promise<RenderedPage>

/** Answers the questions of a page in this thread. Rejects as a question did. */
async function renderAsking(
  address: string,
  state: PageState,
  ask: Ask,
  run: RunPage,
): Promise<RenderedPage> {
  const { port1: ours, port2: port } = new MessageChannel()
  let failure: unknown
  ours.on('message', ({ id, path, input }: Question) => {
    ask(path, input).then(
      (answered) => ours.postMessage({ id, answered } satisfies Reply, []),
      (error: unknown) => {
        failure = error
        ours.postMessage({ id } satisfies Reply, [])
      },
    )
  })
  try {
    return await run({ address, state, port }, port)
  } catch (error) {
    throw failure ?? error
  } finally {
    ours.close()
  }
}
