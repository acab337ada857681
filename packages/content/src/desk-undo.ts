/** The words of the notice after a step, by which it is undone. */
export const deskUndo = {
  label: 'Last step',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Undone. All is as before.',
  dismiss: 'Dismiss',
} as const
