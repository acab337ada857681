/** Parts of a page that have a heading. */
const parts = 'section, [role="dialog"], main'

/** Parts that place the focus themselves, such as a sentence that something is done, come first. */
const afterOthersMs = 50

/** No control has the focus. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Remembers where a control is. The returned function focuses it, or once it is gone the heading of its part. */
export function returnTo(control: Element | null): () => void {
  const around: Element[] = []
  for (let each = control?.parentElement; each; each = each.parentElement) around.push(each)
  return () => {
    const place = control?.isConnected ? control : headingOf(around)
    if (!(place instanceof HTMLElement)) return
    if (place !== control) place.tabIndex = -1
    // A heading may be out of sight.
    place.focus({ preventScroll: place === control })
  }
}

function headingOf(around: readonly Element[]): Element | null {
  for (const part of around) {
    const heading = part.isConnected && part.matches(parts) && part.querySelector('h1, h2, h3')
    if (heading) return heading
  }
  return null
}

interface Kept {
  control: Element
  giveBack: () => void
  wasDisabled: boolean
}

/**
 * Gives the focus back to a control that was disabled during its call, or once it is gone to the heading of its part:
 * a browser lets the focus of both fall to the body. Returns a function that stops.
 */
export function keepFocus(): () => void {
  let last: Kept | null = null
  let waiting = 0
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = { control: target, giveBack: returnTo(target), wasDisabled: false }
  }
  /** A press elsewhere leaves the control on purpose. */
  const forget = ({ target }: Event) => {
    if (!(target instanceof Node && last?.control.contains(target))) last = null
  }
  /** So does a key while nothing has the focus. */
  const forgetByKey = () => {
    if (isFocusLost()) last = null
  }
  const look = () => {
    waiting = 0
    if (last && isFocusLost() && isBackOrGone(last)) last.giveBack()
  }
  const observer = new MutationObserver(() => {
    if (!last) return
    if (last.control.matches(':disabled')) last.wasDisabled = true
    else if (!isFocusLost()) last.wasDisabled = false
    if (isFocusLost()) waiting ||= window.setTimeout(look, afterOthersMs)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  document.addEventListener('keydown', forgetByKey)
  observer.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true })
  return () => {
    observer.disconnect()
    window.clearTimeout(waiting)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
    document.removeEventListener('keydown', forgetByKey)
  }
}

const isBackOrGone = ({ control, wasDisabled }: Kept) =>
  !control.isConnected || (wasDisabled && !control.matches(':disabled'))
