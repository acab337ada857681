import { createContext, use } from 'react'

/** A step that its member can take back. */
export interface Undoable {
  /** Sentence for the notice. */
  done: string
  /** The order as the step left it, or the message that it settled. */
  of: { number: string; version: number } | { id: string }
}

export const UndoContext = createContext<(step: Undoable) => void>(() => {})

/** Call after a step: shows a notice with a button and a key that undo it. */
export const useOfferUndo = () => use(UndoContext)
