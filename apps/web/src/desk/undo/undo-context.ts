import { createContext, use } from 'react'

/** A step that whoever took it may take back. */
export interface Undoable {
  /** What was done, for the notice. */
  done: string
  /** The order as the step left it, or the message that it settled. */
  of: { number: string; version: number } | { id: string }
}

export const UndoContext = createContext<(step: Undoable) => void>(() => {})

/** To be called after a step: shows what was done, with a button and a key that undo it. */
export const useOfferUndo = () => use(UndoContext)
