const name = 'northword:page'

/** Says that a page is on screen and answers: after hydration, and after each navigation. */
export function announcePage() {
  document.dispatchEvent(new Event(name))
}

/** Calls back on each {@link announcePage}. */
export function onPage(listener: () => void) {
  document.addEventListener(name, listener)
}
