import { listeners } from '../listeners.ts'

/* What stands in front of the page. The rest is out of reach meanwhile, so toasts show in it. */

let front: HTMLElement | null = null
const changes = listeners()

/** The element in front that takes toasts now, if any. */
export const frontDialog = () => front

/** Puts a dialog in front of everything. Returns a function that undoes it. */
export function bringToFront(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  const leave = showToastsIn(dialog)
  return () => {
    leave()
    // The browser gives the focus back to where it was.
    dialog.close()
  }
}

/** Shows toasts in an element from now on. Returns a function that ends this. */
export function showToastsIn(place: HTMLElement): () => void {
  publish(place)
  return () => publish(null)
}

/** Calls back after every change. Returns a function that stops this. */
export const subscribeToFront = changes.subscribe

function publish(next: HTMLElement | null) {
  front = next
  changes.tell()
}
