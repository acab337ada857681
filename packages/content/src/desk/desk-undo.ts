export const deskUndo = {
  label: 'Last step',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Undone. All is as before.',
  dismiss: 'Dismiss',
} as const
