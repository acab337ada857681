import { draftPrefix } from '@northword/contract/device/device-key-names'
import { type KeepCommentInput, keptComment } from '@northword/contract/texts/reviews'
import { parseJson } from '@northword/contract/device/parse-json'
import { endDraft, keep, readKept } from '../../site/consent/functional-storage.ts'

type DraftPlace = Pick<KeepCommentInput, 'number' | 'piece'>

/** Kept apart: a member of the studio may be a client as well. */
type From = 'client' | 'studio'

const kinds = { client: 'comment', studio: 'question' } as const

const keyOf = (from: From, { number, piece }: DraftPlace) => `${draftPrefix}${kinds[from]}:${number}:${piece}`

/** The comment on a text that was typed last in this browser and is not on the server, or null. */
export const readDraft = (from: From, place: DraftPlace): KeepCommentInput | null =>
  readDrafts(from, place)[0] ?? null

/** The last one first. A device may have a single one that is in no list. */
const readDrafts = (from: From, place: DraftPlace): KeepCommentInput[] =>
  [parseJson(readKept(keyOf(from, place)))].flat().flatMap((kept) => keptComment.safeParse(kept).data ?? [])

/** The text of a comment as it was typed last in this browser, also if it began otherwise. */
export const readTyped = (from: From, draft: KeepCommentInput): string =>
  readDrafts(from, draft).find(({ id }) => id === draft.id)?.text ?? draft.text

/** Keeps a typed comment over a reload, beside others whose form is not on screen. */
export function keepDraft(from: From, draft: KeepCommentInput) {
  const others = readDrafts(from, draft).filter(({ id }) => id !== draft.id)
  const drafts = draft.text.trim() === '' ? others : [draft, ...others]
  if (drafts.length === 0) endDraft(keyOf(from, draft))
  else keep(keyOf(from, draft), JSON.stringify(drafts))
}

export const dropDraft = (from: From, draft: KeepCommentInput) => keepDraft(from, { ...draft, text: '' })

const answerKey = (id: string) => `${draftPrefix}answer:${id}`

/** The typed answer to this comment that is not on the server; empty if there is none. */
export const readAnswer = (id: string): string => readKept(answerKey(id)) ?? ''

/** Keeps a typed answer over a reload. */
export function keepAnswer(id: string, typed: string) {
  if (typed.trim() === '') endDraft(answerKey(id))
  else keep(answerKey(id), typed)
}
