import { draftPrefix } from '@northword/contract/device-key-names'
import { type KeepCommentInput, keepCommentInput } from '@northword/contract/reviews'
import { parseJson } from '@northword/contract/parse-json'
import { endDraft, keep, readKept } from '../../site/consent/functional-storage.ts'

type DraftPlace = Pick<KeepCommentInput, 'number' | 'piece'>

/** Whose comment it is: whoever is of the studio may be a client as well. */
type From = 'client' | 'studio'

const kinds = { client: 'comment', studio: 'question' } as const

const keyOf = (from: From, { number, piece }: DraftPlace) => `${draftPrefix}${kinds[from]}:${number}:${piece}`

/** The comment on a text that was typed in this browser and did not reach the server; null where there is none. */
export const readDraft = (from: From, place: DraftPlace): KeepCommentInput | null =>
  keepCommentInput.safeParse(parseJson(readKept(keyOf(from, place)))).data ?? null

/** Keeps what is typed of a comment, so that a reload loses nothing. */
export function keepDraft(from: From, draft: KeepCommentInput) {
  if (draft.text.trim() === '') endDraft(keyOf(from, draft))
  else keep(keyOf(from, draft), JSON.stringify(draft))
}

const answerKey = (id: string) => `${draftPrefix}answer:${id}`

/** The answer to the comment with this id that was typed in this browser and did not reach the server; empty where there is none. */
export const readAnswer = (id: string): string => readKept(answerKey(id)) ?? ''

/** Keeps what is typed of an answer; nothing forgets it. */
export function keepAnswer(id: string, typed: string) {
  if (typed.trim() === '') endDraft(answerKey(id))
  else keep(answerKey(id), typed)
}

/** Forgets it: the server has the comment, or nobody wants it. */
export const dropDraft = (from: From, place: DraftPlace) => endDraft(keyOf(from, place))
