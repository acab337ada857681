import { draftPrefix, outboxPrefix } from '@northword/contract/device-key-names'
import { readKept } from '../consent/functional-storage.ts'
import { keysWithPrefix } from '../device/device-storage.ts'
import { scriptsOfPage, type FirstPresses } from './first-presses.ts'
import { once } from './once.ts'
import { fileWithinMs } from './whole-file.ts'
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
    // The browser asks once more for a file that is here, and that may hang.
    setTimeout(giveUp, fileWithinMs)
    bringToLife(scripts).catch(() => {
      start.again()
      giveUp()
    })
  })
  onTurn(start)
  const hasWork = keysWithPrefix(outboxPrefix).length > 0 || readKept(draftOfPage()) !== null
  if (wantsScriptsNow(hydrate, root.dataset, hasWork)) start()
  else void fetchAhead([...scripts, ...next])
}

/** The key of what a guest typed into the form of this page before; none where the page has no form of an order. */
const draftOfPage = () => location.pathname.replace('/order/', draftPrefix)

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

/**
 * Whether a page is to be hydrated without waiting.
 * @param hydrate as its route has it
 * @param root what the document says: whether it is a client's, and whether its address asks for something that was not built
 * @param hasWork whether something is kept here that was typed before: an order that waits, or what the form of the page held
 */
export const wantsScriptsNow = (hydrate: string | undefined, root: DOMStringMap, hasWork: boolean) =>
  hasWork || 'query' in root || hydrate === 'now' || (hydrate === 'for-clients' && 'session' in root)
