import { draftPrefix, outboxPrefix } from '@northword/contract/device/device-key-names'
import { readKept } from '../consent/functional-storage.ts'
import { keysWithPrefix } from '../device/device-storage.ts'
import type { FirstPresses } from './first-presses.ts'
import { once } from './once.ts'
import { scriptsOfPage } from './scripts-of-page.ts'
import { fileWithinMs } from './whole-file.ts'
import { fetchAhead, fetchFiles, noteStyle } from './site-files.ts'

/** Hydrates at the first interaction. Until then it fetches scripts at low priority, after load and first paint. */
export function scheduleHydration(root: HTMLElement, { onTurn, giveUp }: FirstPresses) {
  const { scripts, next, styles, hydrate } = readFiles()
  styles.forEach(noteStyle)
  window.fetchSiteFiles = fetchFiles

  const start = once(() => {
    fetchFiles([...scripts, ...next], 'low').catch(() => {})
    // The browser requests each file once more for `import()`, and that may hang.
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

/** Storage key of a guest's draft for this page's form, if it has one. */
const draftOfPage = () => location.pathname.replace('/order/', draftPrefix)

/** Reads the files in the head's meta tag. */
function readFiles() {
  const { content, dataset } = scriptsOfPage() ?? {}
  const { next, styles, hydrate } = dataset ?? {}
  return { scripts: listOf(content), next: listOf(next), styles: listOf(styles), hydrate }
}

const listOf = (paths: string | undefined) => paths?.split(' ') ?? []

/** Exports of `main.tsx`. */
interface Entry {
  comeAlive: () => Promise<void>
}

/** Fetches all scripts and imports the first, the entry. Rejects if one cannot be fetched; the next call retries. */
async function bringToLife(scripts: string[]) {
  await fetchFiles(scripts, 'low')
  const { comeAlive }: Entry = await import(/* @vite-ignore */ scripts[0] ?? '')
  await comeAlive()
}

/**
 * Hydrates without waiting for an interaction.
 * @param hydrate value of the page's route
 * @param root the document's data: `session` for a client's, `query` if the address asks for more than was
 * prerendered
 * @param hasWork this device holds an unsent order, or a draft for this page's form
 */
export const wantsScriptsNow = (hydrate: string | undefined, root: DOMStringMap, hasWork: boolean) =>
  hasWork || 'query' in root || hydrate === 'now' || (hydrate === 'for-clients' && 'session' in root)
