import { scrollKey } from '@northword/contract/device-key-names'
import { parseJson } from '@northword/contract/parse-json'

/*
 * The browser cannot restore the position of a page whose code it still waits for, so this does.
 * Positions live as long as the tab.
 */

let currentKey = ''
let positions: Record<string, number> = {}

/** Takes over scroll restoration from the browser. Returns a function that gives it back. */
export function watchScroll(): () => void {
  positions = readPositions()
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  takeOver()
  const remember = () => {
    if (currentKey) positions[currentKey] = window.scrollY
  }
  const leave = () => {
    remember()
    history.scrollRestoration = 'auto'
    writePositions()
  }
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', takeOver)
  return () => {
    leave()
    window.removeEventListener('scroll', remember)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', takeOver)
  }
}

/** From now on positions belong to this history entry. Returns the one that it had before, if any. */
export function enterEntry(key: string): number | undefined {
  currentKey = key
  return positions[key]
}

/** The positions that the tab holds. Anything in them that is not a number is left out. */
function readPositions(): Record<string, number> {
  const stored = parseJson(readStored())
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, position]) => typeof position === 'number'))
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(scrollKey)
  } catch {
    return null
  }
}

function writePositions() {
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify(positions))
  } catch {
    // In a browser that stores nothing each page starts at its top.
  }
}
