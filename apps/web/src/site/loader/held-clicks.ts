import { patienceMs } from '../parts/in-time.ts'
import { isPlainClick } from '../plain-click.ts'

/** What the browser answers by itself: order links, and buttons of forms that are posted. */
const needsNoScript = 'a, [method=post] [type=submit]'

/**
 * Clicks on buttons and order links that came before the page could answer. They are held and, once it can, happen
 * in their order. A key on a button is a click too. All other links and disclosures work by themselves and
 * are left alone. Meanwhile the buttons are busy, for everybody to see and hear.
 */
export function holdClicks(root: Document, onHold: () => void) {
  const held = pressedButtons()
  let isPatient = true
  const hold = (event: MouseEvent) => {
    const button = heldButton(event)
    if (!button || (!isPatient && button.matches(needsNoScript))) return
    held.add(button)
    // After that, so that the browser answers it where this script breaks.
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
  /** Leaves the last press that needs no script to the browser, and says whether there was one. */
  const letGo = () => {
    const pressed = navigator.onLine && held.last(needsNoScript)
    if (!pressed) return false
    held.take()
    // What hangs would keep its connections, and the answer to this press waiting for one.
    window.stop()
    press([pressed])
    listen()
    return true
  }
  listen()

  return {
    /** From now on clicks are the page's own, beginning with those that were held. */
    release: () => press(held.take()),
    /** Gives up the clicks that were held so far, and says whether any came to nothing. */
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

/** What a click would press, or null where that does not wait for a script. */
export function heldButton(event: MouseEvent): HTMLElement | null {
  const { target } = event
  // The loader itself answers the buttons of the banner and of the notice that scripts are missing.
  if (!(target instanceof Element) || target.closest('[data-consent-banner], [data-load-failure]'))
    return null
  const pressed = target.closest<HTMLElement>('a[href], summary, label, button, [role=button]')
  const waits = isPlainClick(event) ? 'button, [role=button], [data-order]' : 'button, [role=button]'
  return pressed?.matches(waits) ? pressed : null
}
