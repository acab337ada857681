/**
 * Clicks on buttons that came before the page could answer. They are held and, once it can, happen
 * in their order. A key on a button is a click too. Links and disclosures work by themselves and
 * are left alone. Meanwhile the buttons are busy, for everybody to see and hear.
 */
export function holdClicks(root: Document, onHold: () => void) {
  const held: HTMLElement[] = []
  const hold = (event: Event) => {
    const button = heldButton(event.target)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    if (held.at(-1) !== button) held.push(button)
    button.setAttribute('aria-busy', 'true')
    onHold()
  }
  root.addEventListener('click', hold, true)
  const take = () => {
    const taken = held.splice(0)
    for (const button of taken) button.removeAttribute('aria-busy')
    return taken
  }

  return {
    /** Lets go: from now on clicks are the page's own, beginning with those that were held. */
    release: () => {
      root.removeEventListener('click', hold, true)
      for (const button of take()) {
        if (button.isConnected) button.click()
      }
    },
    /** Gives up the clicks that were held so far, and says whether there were any. */
    forget: () => take().length > 0,
  }
}

/** The button that a click on this target would press, or null where none waits for a script. */
export function heldButton(target: EventTarget | null): HTMLElement | null {
  // The loader itself answers the buttons of the banner and of the notice that scripts are missing.
  if (!(target instanceof Element) || target.closest('[data-consent-banner], [data-load-failure]'))
    return null
  const pressed = target.closest<HTMLElement>('a[href], summary, label, button, [role=button]')
  return pressed?.matches('button, [role=button]') ? pressed : null
}
