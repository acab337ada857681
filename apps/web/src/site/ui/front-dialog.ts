import { listeners } from '../listeners.ts'

/* The modal dialog in front. The page is inert meanwhile, so toasts show inside of it. */

let front: HTMLElement | null = null
const changes = listeners()

/** Element that takes toasts now; null for the page. */
export const frontDialog = () => front

/** Opens a modal dialog. Returns a function that closes it. */
export function bringToFront(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  const leave = showToastsIn(dialog)
  return () => {
    leave()
    // The browser returns the focus.
    dialog.close()
  }
}

/** Shows toasts in this element. Returns a function that ends this. */
export function showToastsIn(place: HTMLElement): () => void {
  publish(place)
  return () => publish(null)
}

/** Returns a function that unsubscribes. */
export const subscribeToFront = changes.subscribe

function publish(next: HTMLElement | null) {
  front = next
  changes.tell()
}
