import type { Notice } from '../../form/notice-line.tsx'
import type { Rival } from './take-up.ts'
import type { Typed } from './typed.ts'

export interface WritingState {
  typed: Typed
  /** Time of the last save on the server; null if it has no draft. */
  savedAt: string | null
  /** The server has the whole text. */
  isSaved: boolean
  /** The error of the last save, or null. */
  error: unknown
  /** The browser keeps the unsaved text. */
  isKept: boolean
  /** Texts that conflict with this one. The writer is asked about the first. */
  rivals: readonly Rival[]
  notice: Notice<Typed> | null
}

/** The server has another text: saving waits until the writer has chosen. */
export const isUnsettled = ({ rivals }: Pick<WritingState, 'rivals'>) =>
  rivals.some(({ of }) => 'revision' in of)
