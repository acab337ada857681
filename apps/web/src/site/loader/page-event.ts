const name = 'northword:page'

/** Announces an interactive page, after hydration and after each navigation. */
export function announcePage() {
  document.dispatchEvent(new Event(name))
}

export function onPage(listener: () => void) {
  document.addEventListener(name, listener)
}
