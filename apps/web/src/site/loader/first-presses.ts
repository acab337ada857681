import { askByServer } from './ask-by-server.ts'
import { holdClicks } from './held-clicks.ts'
import { answerReload, showLoadFailure } from './load-failure.ts'
import { once } from './once.ts'
import { onPage } from './page-event.ts'
import { runScript } from './run-script.ts'
import { scriptsOfPage } from './scripts-of-page.ts'
import { whenPainted } from './when-painted.ts'

/** Interface between the head's script and the rest of the loader. */
export interface FirstPresses {
  /** Fires when the visitor interacts, at once if they have; repeats until hydration. */
  onTurn: (listener: () => void) => void
  /** Hydration has failed: the browser handles the presses that need no script. */
  giveUp: () => void
}

declare global {
  interface Window {
    /** Set by `rest-of-loader.ts`; takes over from the head's script. */
    startRestOfLoader?: (presses: FirstPresses) => void
  }
}

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Listens from the start, and loads the rest of the loader after first paint. Loads it earlier for a page that needs
 * its scripts, or at the first interaction.
 */
export function hearFirstPresses(root: HTMLElement) {
  const { rest, hydrate } = scriptsOfPage()?.dataset ?? {}
  if (!rest) return
  const { turn, onTurn } = turns()
  const clicks = holdClicks(document, () => {
    showLoadFailure(false)
    turn()
  })
  const listening = new AbortController()
  const { signal } = listening
  onInteraction(turn, signal)
  // Entries with a state are of an earlier document of this page. Until hydration nothing shows them.
  addEventListener('popstate', ({ state }) => state && location.reload(), { signal })
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
    listening.abort()
  })
  answerReload()
  if (hydrate === 'now' || 'query' in root.dataset) fetchRest()
  else whenPainted(fetchRest)
}

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

/** Calls `action` at each interaction. */
function onInteraction(action: () => void, signal: AbortSignal) {
  const listener = (event: Event) => {
    if (!isResting(event)) action()
  }
  for (const type of interactions) addEventListener(type, listener, { capture: true, passive: true, signal })
}

/** A page that loads under a mouse gets a pointermove without movement. */
const isResting = ({ type, movementX, movementY }: Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0
