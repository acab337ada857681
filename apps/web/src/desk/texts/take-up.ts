import type { DraftView } from '@northword/contract/text-views'
import { dropCopy, type DeviceCopy } from '../copies/device-copies.ts'
import { isSame, type Typed, typedOf } from './typed.ts'

/** Another text of the same piece: somebody has to say which one stays. */
export interface Rival extends Typed {
  /** Null where nobody is known to have written it. */
  by: string | null
  at: string | null
  /** What our server has, under this revision; else the key of a copy on this device. */
  of: { revision: number } | { key: string }
}

/** What a page begins with. */
interface TakenUp {
  typed: Typed
  /** The copy of this device that is newer than what the server has. */
  copy: DeviceCopy | null
  rivals: Rival[]
}

/**
 * Chooses between the draft of the server and the copies of this device. The latest copy is taken up; whatever else says
 * something different waits beside it.
 */
export function takeUp(draft: DraftView, copies: readonly DeviceCopy[]): TakenUp {
  const theirs = typedOf(draft)
  const [copy, ...earlier] = copies.filter((one) => !isSame(one, theirs))
  if (!copy) return { typed: theirs, copy: null, rivals: [] }
  const isOnIt = copy.revision === draft.revision || (copy.sent !== null && isSame(copy.sent, theirs))
  const others = earlier.filter((one) => !isSame(one, copy)).map(rivalOfCopy)
  return {
    typed: { text: copy.text, format: copy.format },
    copy,
    rivals: isOnIt ? others : [rivalOf(draft), ...others],
  }
}

/** Forgets the copies that the server has too. */
export function dropSaved(draft: DraftView, copies: readonly DeviceCopy[]) {
  for (const copy of copies) if (isSame(copy, typedOf(draft))) dropCopy(copy.key)
}

/** What the server has, as a rival of what is typed. */
export const rivalOf = (draft: DraftView): Rival => ({
  ...typedOf(draft),
  by: draft.savedBy,
  at: draft.savedAt,
  of: { revision: draft.revision },
})

const rivalOfCopy = ({ text, format, typedAt, key }: DeviceCopy): Rival => ({
  text,
  format,
  by: null,
  at: typedAt,
  of: { key },
})
