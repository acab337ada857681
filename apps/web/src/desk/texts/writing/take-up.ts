import type { DraftView } from '@northword/contract/texts/text-views'
import { dropCopy, type DeviceCopy } from '../../copies/device-copies.ts'
import { isSame, type Typed, typedOf } from './typed.ts'

/** Another text of the same piece. The writer chooses which one stays. */
export interface Rival extends Typed {
  /** Null if unknown. */
  by: string | null
  at: string | null
  /** The server's draft at this revision, or the key of a copy on this device. */
  of: { revision: number } | { key: string }
}

interface TakenUp {
  typed: Typed
  /** The copy on this device that is newer than the server's draft. */
  copy: DeviceCopy | null
  rivals: Rival[]
}

/** Takes the latest copy of this device, else the server's draft. Other texts that differ become rivals. */
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

/** Drops copies that equal the server's draft. */
export function dropSaved(draft: DraftView, copies: readonly DeviceCopy[]) {
  for (const copy of copies) if (isSame(copy, typedOf(draft))) dropCopy(copy.key)
}

/** The server's draft as a rival of the typed text. */
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
