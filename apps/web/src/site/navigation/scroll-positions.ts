import { scrollKey } from '@northword/contract/device/device-key-names'
import { parseJson } from '@northword/contract/device/parse-json'
import { readFromTab, writeToTab } from '../device/tab-storage.ts'

/* Browsers cannot restore a page's scroll position while its chunk loads. Positions live in sessionStorage. */

let currentKey = ''
let positions: Record<string, number> = {}

/** Takes over scroll restoration. Returns a function that gives it back. */
export function watchScroll(): () => void {
  positions = readPositions()
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  takeOver()
  // Back from a place within a page is the browser's own.
  const onClick = ({ target }: MouseEvent) => {
    const isWithin = target instanceof Element && target.closest('a[href^="#"]')
    history.scrollRestoration = isWithin ? 'auto' : 'manual'
  }
  const remember = () => {
    if (currentKey) positions[currentKey] = window.scrollY
  }
  const leave = () => {
    remember()
    history.scrollRestoration = 'auto'
    // Where the browser refuses, each page starts at its top.
    writeToTab(scrollKey, JSON.stringify(positions))
  }
  const end = new AbortController()
  const { signal } = end
  window.addEventListener('scroll', remember, { passive: true, signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('pageshow', takeOver, { signal })
  window.addEventListener('click', onClick, { capture: true, signal })
  return () => {
    leave()
    end.abort()
  }
}

/** Records positions for this history entry from now on. Returns its earlier one, if any. */
export function enterEntry(key: string): number | undefined {
  currentKey = key
  return positions[key]
}

/** Drops values that are no numbers. */
function readPositions(): Record<string, number> {
  const stored = parseJson(readFromTab(scrollKey))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, position]) => typeof position === 'number'))
}
