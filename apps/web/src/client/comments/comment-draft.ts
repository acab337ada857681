import { draftPrefix } from '@northword/contract/device-key-names'
import { type KeepCommentInput, keepCommentInput } from '@northword/contract/reviews'
import { parseJson } from '@northword/contract/parse-json'
import { endDraft, keep, readKept } from '../../site/consent/functional-storage.ts'

type DraftPlace = Pick<KeepCommentInput, 'number' | 'piece'>

const keyOf = ({ number, piece }: DraftPlace) => `${draftPrefix}comment:${number}:${piece}`

/** The comment on a text that was typed in this browser and did not reach the server; null where there is none. */
export const readDraft = (place: DraftPlace): KeepCommentInput | null =>
  keepCommentInput.safeParse(parseJson(readKept(keyOf(place)))).data ?? null

/** Keeps what is typed of a comment, so that a reload loses nothing. */
export function keepDraft(draft: KeepCommentInput) {
  if (draft.text.trim() === '') endDraft(keyOf(draft))
  else keep(keyOf(draft), JSON.stringify(draft))
}

/** Forgets it: the server has the comment, or nobody wants it. */
export const dropDraft = (place: DraftPlace) => endDraft(keyOf(place))
