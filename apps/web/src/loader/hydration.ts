import { keysWithPrefix } from '../features/device/device-storage.ts'
import { holdClicks } from './held-clicks.ts'
import { onPage } from './page-event.ts'

const interactions = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Brings the page to life when the visitor turns to it. Until then its scripts are only fetched, at
 * low priority, once everything else is loaded.
 */
export function scheduleHydration(root: HTMLElement) {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=northword-scripts]')
  const [entry, ...chunks] = meta?.content.split(' ') ?? []
  if (!meta || !entry) return

  const start = once(() => {
    for (const chunk of chunks) preload(chunk)
    import(/* @vite-ignore */ entry).catch(() => {
      start.again()
      delete root.dataset.waiting
    })
  })
  const release = holdClicks(document, () => {
    root.dataset.waiting = ''
    start()
  })
  onPage(() => {
    delete root.dataset.waiting
    release()
    for (const type of interactions) removeEventListener(type, start, true)
  })

  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true })
  if (wantsScriptsNow(meta.dataset.hydrate, location.hash, keysWithPrefix('nw_outbox'))) start()
  else afterLoad(() => [entry, ...chunks].forEach(preload))
}

/** Whether a page is to be hydrated without waiting: by its kind, by its address, or for a waiting order. */
export function wantsScriptsNow(hydrate: string | undefined, hash: string, outboxKeys: readonly string[]) {
  return hydrate === 'now' || hash.startsWith('#order=') || outboxKeys.length > 0
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

function preload(href: string) {
  if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.fetchPriority = 'low'
  document.head.append(link)
}

function afterLoad(action: () => void) {
  if (document.readyState === 'complete') action()
  else addEventListener('load', action, { once: true })
}
