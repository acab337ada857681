import { listeners } from '../listeners.ts'

/* The dialog in front of the page. The rest of the page is out of reach meanwhile, so toasts show in it. */

let front: HTMLDialogElement | null = null
const changes = listeners()

/** The dialog that stands in front now, if any. */
export const frontDialog = () => front

/** Puts a dialog in front of everything; returns the way back. */
export function bringToFront(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  publish(dialog)
  return () => {
    publish(null)
    // The browser gives the focus back to where it was.
    dialog.close()
  }
}

/** Calls back after every change; returns the way out. */
export const subscribeToFront = changes.subscribe

function publish(next: HTMLDialogElement | null) {
  front = next
  changes.tell()
}
