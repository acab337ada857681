import { outboxPrefix } from '@northword/contract/device-key-names'
import { keysWithPrefix } from '../device/device-storage.ts'
import { holdClicks } from './held-clicks.ts'
import { answerReload, showLoadFailure } from './load-failure.ts'
import { onPage } from './page-event.ts'
import { fetchAhead, fetchFile, fetchFiles, noteStyle } from './site-files.ts'

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Brings the page to life when the visitor turns to it. Until then its scripts are only fetched, at
 * low priority, once everything else is loaded and painted.
 */
export function scheduleHydration(root: HTMLElement) {
  const files = readFiles()
  if (!files) return
  const { scripts, next, afterLoad, hydrate } = files
  files.styles.forEach(noteStyle)
  window.fetchSiteFiles = fetchFiles
  answerReload()

  const start = once(() => {
    fetchFiles([...scripts, ...next], 'low').catch(() => {})
    bringToLife(scripts).catch(() => {
      start.again()
      // Shows the whole list, which cannot be filtered without scripts.
      delete root.dataset.query
      if (clicks.forget()) showLoadFailure(true)
    })
  })
  const clicks = holdClicks(document, () => {
    showLoadFailure(false)
    start()
  })
  const stopListening = onInteraction(start)
  onPage(() => {
    showLoadFailure(false)
    delete root.dataset.query
    clicks.release()
    stopListening()
  })
  if (
    wantsScriptsNow({
      hydrate,
      isClient: 'session' in root.dataset,
      hasQuery: 'query' in root.dataset,
      hash: location.hash,
      outboxKeys: keysWithPrefix(outboxPrefix),
    })
  )
    start()
  else whenPainted(() => void fetchAhead([...scripts, ...next]))
  if (afterLoad) whenPainted(() => runLater(afterLoad))
}

type Files = NonNullable<ReturnType<typeof readFiles>>

/** Paths of the page's files, as its head names them; null where nothing was built. */
function readFiles() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=northword-scripts]')
  const [entry, ...chunks] = listOf(meta?.content)
  if (!meta || !entry) return null
  const { next, styles, afterLoad, hydrate } = meta.dataset
  const scripts: [entry: string, ...chunks: string[]] = [entry, ...chunks]
  return { scripts, next: listOf(next), styles: listOf(styles), afterLoad, hydrate }
}

const listOf = (paths: string | undefined) => paths?.split(' ') ?? []

/** Calls `action` whenever the visitor turns to the page, until the function that it returns is called. */
function onInteraction(action: () => void) {
  const listener = (event: Event) => {
    if (!isResting(event)) action()
  }
  for (const type of interactions) addEventListener(type, listener, { capture: true, passive: true })
  return () => {
    for (const type of interactions) removeEventListener(type, listener, true)
  }
}

/** A page that loads under a mouse is told of it, though nobody has moved it. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** The exports of `main.tsx`. */
interface Entry {
  comeAlive: () => Promise<void>
}

/** Rejects where the browser cannot get a script of the page; a later call tries again. */
async function bringToLife(scripts: Files['scripts']) {
  await fetchFiles(scripts, 'low')
  const [entry] = scripts
  const { comeAlive }: Entry = await import(/* @vite-ignore */ entry)
  await comeAlive()
}

interface Wants {
  /** As the route has it. */
  hydrate: string | undefined
  isClient: boolean
  /** Whether the address asks for something else than what was built. */
  hasQuery: boolean
  hash: string
  outboxKeys: readonly string[]
}

/** Whether a page is to be hydrated without waiting: by its kind, by its address, or for a waiting order. */
export function wantsScriptsNow({ hydrate, isClient, hasQuery, hash, outboxKeys }: Wants) {
  const byKind = hydrate === 'now' || (hydrate === 'for-clients' && isClient)
  return byKind || hasQuery || hash.startsWith('#order=') || outboxKeys.length > 0
}

/** Runs `action` on the first call only, until `again()` is called. */
export function once(action: () => void) {
  let done = false
  const run = () => {
    if (done) return
    done = true
    action()
  }
  run.again = () => {
    done = false
  }
  return run
}

/** Runs a script that the page can do without. */
function runLater(src: string) {
  const script = Object.assign(document.createElement('script'), { src, fetchPriority: 'low' })
  fetchFile(src, 'low').then(
    () => document.head.append(script),
    () => {},
  )
}

/** Runs `action` once the page and all that it names is loaded and painted. */
function whenPainted(action: () => void) {
  const onLoad = () => afterFirstPaint(action)
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}

/** Load often comes before anything is painted, and the scripts would then share the line and the processor with that. */
function afterFirstPaint(action: () => void) {
  // Where paints are not told, the scripts are fetched when the visitor turns to the page.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    action()
  }).observe({ type: 'paint', buffered: true })
}
