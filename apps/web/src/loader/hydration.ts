import { outboxPrefix } from '@northword/contract/device-key-names'
import { keysWithPrefix } from '../features/device/device-storage.ts'
import { holdClicks } from './held-clicks.ts'
import { showLoadFailure } from './load-failure.ts'
import { onPage } from './page-event.ts'

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Brings the page to life when the visitor turns to it. Until then its scripts are only fetched, at
 * low priority, once everything else is loaded and painted.
 */
export function scheduleHydration(root: HTMLElement) {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=northword-scripts]')
  const [entry, ...chunks] = meta?.content.split(' ') ?? []
  if (!meta || !entry) return
  const next = meta.dataset.next?.split(' ') ?? []
  const { afterLoad: follower } = meta.dataset

  const start = once(() => {
    for (const file of [...chunks, ...next]) fetchNow(file)
    bringToLife(entry).catch(() => {
      start.again()
      // The whole list is better than none.
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
      hydrate: meta.dataset.hydrate,
      isClient: 'session' in root.dataset,
      hasQuery: 'query' in root.dataset,
      hash: location.hash,
      outboxKeys: keysWithPrefix(outboxPrefix),
    })
  )
    start()
  else whenPainted(() => [entry, ...chunks, ...next].forEach(fetchAhead))
  if (follower) whenPainted(() => runLater(follower))
}

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

/** What `main.tsx` exports. */
interface Entry {
  comeAlive: () => Promise<void>
}

/** Rejects where the browser cannot get a script of the page; a later call tries again. */
async function bringToLife(entry: string) {
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

/** What a page can do without. */
function runLater(script: string) {
  fetchScript(script)
  import(/* @vite-ignore */ script).catch(() => {})
}

const asked = new Set<string>()

/** Each in a task of its own, so that nobody who presses meanwhile waits for all of them. */
function fetchAhead(file: string) {
  setTimeout(() => (isStyle(file) ? addLink({ rel: 'prefetch', href: file }) : fetchScript(file)))
}

function fetchNow(file: string) {
  if (isStyle(file)) applyWhenLoaded(file)
  else fetchScript(file)
}

function fetchScript(href: string) {
  if (asked.has(href)) return
  asked.add(href)
  addLink({ rel: 'modulepreload', href })
}

/** Only then: what needs these styles waits for them unless they are there. */
function applyWhenLoaded(href: string) {
  const link = addLink({ rel: 'preload', as: 'style', href })
  const apply = () => {
    link.rel = 'stylesheet'
  }
  link.addEventListener('load', apply, { once: true })
}

function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  // Asked for with the credentials that vite asks with; otherwise they would be fetched twice.
  const link = Object.assign(document.createElement('link'), {
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  })
  document.head.append(Object.assign(link, properties))
  return link
}

const isStyle = (file: string) => file.endsWith('.css')

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
