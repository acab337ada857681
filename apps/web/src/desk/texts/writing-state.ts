import type { Rival } from './take-up.ts'
import type { Typed } from './typed.ts'

/** Something that happened to a text without a key being pressed. */
export type Notice =
  | { kind: 'restored'; at: string }
  | { kind: 'renewed'; by: string | null }
  | { kind: 'replaced'; before: Typed }

/** How a text stands that is being written. */
export interface WritingState {
  typed: Typed
  /** When our server last took it; null where it has no draft. */
  savedAt: string | null
  /** Whether our server has all of it. */
  isSaved: boolean
  /** Why it could not be saved; null while nothing is wrong. */
  error: unknown
  /** Whether the browser keeps what is not saved. */
  isKept: boolean
  /** Other texts, between which and this one somebody has to choose. The first one is asked about. */
  rivals: readonly Rival[]
  notice: Notice | null
}

/** Whether nothing is saved before somebody has chosen: our server has another text. */
export const isUnsettled = ({ rivals }: Pick<WritingState, 'rivals'>) =>
  rivals.some(({ of }) => 'revision' in of)
