import { outboxPrefix } from '@northword/contract/device-key-names'
import { keysWithPrefix } from '../device/device-storage.ts'
import { scriptsOfPage, type FirstPresses } from './first-presses.ts'
import { once } from './once.ts'
import { fetchAhead, fetchFiles, noteStyle } from './site-files.ts'

/**
 * Brings the page to life when the visitor turns to it. Until then its scripts are only fetched, at low priority:
 * everything else is loaded and painted when this begins.
 */
export function scheduleHydration(root: HTMLElement, { onTurn, giveUp }: FirstPresses) {
  const { scripts, next, styles, hydrate } = readFiles()
  styles.forEach(noteStyle)
  window.fetchSiteFiles = fetchFiles

  const start = once(() => {
    fetchFiles([...scripts, ...next], 'low').catch(() => {})
    bringToLife(scripts).catch(() => {
      start.again()
      giveUp()
    })
  })
  onTurn(start)
  if (
    wantsScriptsNow({
      hydrate,
      isClient: 'session' in root.dataset,
      hasQuery: 'query' in root.dataset,
      outboxKeys: keysWithPrefix(outboxPrefix),
    })
  )
    start()
  else void fetchAhead([...scripts, ...next])
}

/** Paths of the page's files, as its head names them. */
function readFiles() {
  const { content, dataset } = scriptsOfPage() ?? {}
  const { next, styles, hydrate } = dataset ?? {}
  return { scripts: listOf(content), next: listOf(next), styles: listOf(styles), hydrate }
}

const listOf = (paths: string | undefined) => paths?.split(' ') ?? []

/** The exports of `main.tsx`. */
interface Entry {
  comeAlive: () => Promise<void>
}

/** Rejects where the browser cannot get a script of the page, of which the first is the entry; a later call tries again. */
async function bringToLife(scripts: string[]) {
  await fetchFiles(scripts, 'low')
  const { comeAlive }: Entry = await import(/* @vite-ignore */ scripts[0] ?? '')
  await comeAlive()
}

interface Wants {
  /** As the route has it. */
  hydrate: string | undefined
  isClient: boolean
  /** Whether the address asks for something else than what was built. */
  hasQuery: boolean
  outboxKeys: readonly string[]
}

/** Whether a page is to be hydrated without waiting: by its kind, by its address, or for a waiting order. */
export function wantsScriptsNow({ hydrate, isClient, hasQuery, outboxKeys }: Wants) {
  const byKind = hydrate === 'now' || (hydrate === 'for-clients' && isClient)
  return byKind || hasQuery || outboxKeys.length > 0
}
