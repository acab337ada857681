import { patienceMs } from '../parts/in-time.ts'
import { isPlainClick } from '../plain-click.ts'

/** Order links and submit buttons work without scripts. */
const needsNoScript = 'a, [method=post] [type=submit]'

/**
 * Holds clicks on buttons and order links until hydration, then replays them in order; meanwhile the buttons are
 * `aria-busy`. Keys on buttons are clicks too; other links and disclosures are left alone.
 */
export function holdClicks(root: Document, onHold: () => void) {
  const held = pressedButtons()
  let isPatient = true
  const hold = (event: MouseEvent) => {
    const button = heldButton(event)
    if (!button || (!isPatient && button.matches(needsNoScript))) return
    held.add(button)
    // Last, so that the browser handles the click if this script throws.
    event.preventDefault()
    event.stopPropagation()
    setTimeout(() => {
      isPatient = !letGo()
    }, patienceMs)
    onHold()
  }
  const listen = () => root.addEventListener('click', hold, true)
  const press = (buttons: HTMLElement[]) => {
    root.removeEventListener('click', hold, true)
    for (const button of buttons) {
      if (button.isConnected) button.click()
    }
  }
  /** Leaves the last press that needs no script to the browser. Returns whether there was one. */
  const letGo = () => {
    const pressed = navigator.onLine && held.last(needsNoScript)
    if (!pressed) return false
    held.take()
    // Hanging requests would keep their connections, and this press would wait for one.
    window.stop()
    press([pressed])
    listen()
    return true
  }
  listen()

  return {
    /** Stops holding and replays the held clicks. */
    release: () => press(held.take()),
    /** Drops the held clicks. Returns whether any was lost. */
    forget: () => !letGo() && held.take().length > 0,
  }
}

function pressedButtons() {
  const buttons: HTMLElement[] = []
  return {
    add: (button: HTMLElement) => {
      if (buttons.at(-1) !== button) buttons.push(button)
      button.setAttribute('aria-busy', 'true')
    },
    last: (selector: string) => buttons.findLast((button) => button.matches(selector)),
    take: () => {
      const taken = buttons.splice(0)
      for (const button of taken) button.removeAttribute('aria-busy')
      return taken
    },
  }
}

/** The button that a click presses; null if it needs no script. */
export function heldButton(event: MouseEvent): HTMLElement | null {
  const { target } = event
  // The loader itself handles the banner's buttons and the notice about missing scripts.
  if (!(target instanceof Element) || target.closest('[data-consent-banner], [data-load-failure]'))
    return null
  const pressed = target.closest<HTMLElement>('a[href], summary, label, button, [role=button]')
  const waits = isPlainClick(event) ? 'button, [role=button], [data-order]' : 'button, [role=button]'
  return pressed?.matches(waits) ? pressed : null
}
