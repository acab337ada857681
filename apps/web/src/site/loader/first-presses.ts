import { askByServer } from './ask-by-server.ts'
import { holdClicks } from './held-clicks.ts'
import { answerReload, showLoadFailure } from './load-failure.ts'
import { once } from './once.ts'
import { onPage } from './page-event.ts'
import { runScript } from './run-script.ts'
import { whenPainted } from './when-painted.ts'

/** What the script in the head hands to the rest of the loader. */
export interface FirstPresses {
  /** Calls back when the visitor turns to the page, at once where that has been: each time until the page is alive. */
  onTurn: (listener: () => void) => void
  /** Says that the page cannot come to life now: what the browser can answer by itself, it answers. */
  giveUp: () => void
}

declare global {
  interface Window {
    /** Takes the page over from the script in its head; there once `rest-of-loader.ts` is here. */
    startRestOfLoader?: (presses: FirstPresses) => void
  }
}

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Hears the visitor from the first moment on, and fetches the rest of the loader: once the page is painted, or before
 * that, where the page is of no use without its scripts or somebody turns to it.
 */
export function hearFirstPresses(root: HTMLElement) {
  const { rest, hydrate } = scriptsOfPage()?.dataset ?? {}
  if (!rest) return
  const { turn, onTurn } = turns()
  const clicks = holdClicks(document, () => {
    showLoadFailure(false)
    turn()
  })
  const stopListening = onInteraction(turn)
  const giveUp = () => {
    if (clicks.forget()) showLoadFailure(true)
  }
  const fetchRest = once(() => {
    runScript(rest)
      .then(() => {
        askByServer(false)
        window.startRestOfLoader?.({ onTurn, giveUp })
      })
      .catch(() => {
        fetchRest.again()
        askByServer(true)
        giveUp()
      })
  })
  onTurn(fetchRest)
  onPage(() => {
    showLoadFailure(false)
    clicks.release()
    stopListening()
  })
  answerReload()
  if (hydrate === 'now' || 'query' in root.dataset) fetchRest()
  else whenPainted(fetchRest)
}

/** What the head of the page says of its scripts; null where nothing was built. */
export const scriptsOfPage = () => document.querySelector<HTMLMetaElement>('meta[name=northword-scripts]')

/** The moments at which the visitor turns to the page. */
function turns() {
  let hasTurned = false
  let listener = () => {}
  return {
    turn: () => {
      hasTurned = true
      listener()
    },
    onTurn: (next: () => void) => {
      listener = next
      if (hasTurned) listener()
    },
  }
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
