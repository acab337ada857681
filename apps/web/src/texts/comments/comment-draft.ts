import { draftPrefix } from '@northword/contract/device/device-key-names'
import { type KeepCommentInput, keepCommentInput } from '@northword/contract/texts/reviews'
import { parseJson } from '@northword/contract/device/parse-json'
import { endDraft, keep, readKept } from '../../site/consent/functional-storage.ts'

type DraftPlace = Pick<KeepCommentInput, 'number' | 'piece'>

/** Kept apart: a member of the studio may be a client as well. */
type From = 'client' | 'studio'

const kinds = { client: 'comment', studio: 'question' } as const

const keyOf = (from: From, { number, piece }: DraftPlace) => `${draftPrefix}${kinds[from]}:${number}:${piece}`

/** The comment on a text that is typed in this browser and not on the server, or null. */
export const readDraft = (from: From, place: DraftPlace): KeepCommentInput | null =>
  keepCommentInput.safeParse(parseJson(readKept(keyOf(from, place)))).data ?? null

/** Keeps a typed comment over a reload. */
export function keepDraft(from: From, draft: KeepCommentInput) {
  if (draft.text.trim() === '') endDraft(keyOf(from, draft))
  else keep(keyOf(from, draft), JSON.stringify(draft))
}

const answerKey = (id: string) => `${draftPrefix}answer:${id}`

/** The typed answer to this comment that is not on the server; empty if there is none. */
export const readAnswer = (id: string): string => readKept(answerKey(id)) ?? ''

/** Keeps a typed answer over a reload. */
export function keepAnswer(id: string, typed: string) {
  if (typed.trim() === '') endDraft(answerKey(id))
  else keep(answerKey(id), typed)
}

export const dropDraft = (from: From, place: DraftPlace) => endDraft(keyOf(from, place))
