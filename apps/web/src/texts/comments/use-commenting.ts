import type { KeepCommentInput, PassageInput } from '@northword/contract/texts/reviews'
import type { VersionInput } from '@northword/contract/texts/texts'
import { useEffect, useRef, useState } from 'react'
import { randomUuid } from '../../site/device/random-uuid.ts'
import { commentId, goTo, markId } from '../manuscript/comment-anchors.ts'
import { dropDraft, readDraft } from './comment-draft.ts'
import { useCommentSide } from './comment-side.ts'
import type { NumberedComment } from './comments-of-piece.ts'

export interface Written {
  draft: KeepCommentInput
  /** It was typed before this page was opened. */
  isRestored: boolean
  /** It comes before another that the reader began. */
  isHeld?: boolean
}

/** A comment that was just saved. */
interface Kept {
  id: string
}

/** One comment is written at a time, until it is kept or cancelled; the focus follows it. */
export function useCommenting(place: VersionInput, comments: readonly NumberedComment[]) {
  const [written, setWritten] = useState<Written | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  const opener = useRef<Element | null>(null)
  const { from } = useCommentSide()
  useRestored(place, setWritten)
  const keptNumber = comments.find(({ id }) => id === kept?.id)?.number ?? null
  useFocusOnKept(kept, keptNumber)

  const open = (draft: KeepCommentInput) => {
    if (written && isTyped(written)) return setWritten({ ...written, isHeld: true })
    opener.current = document.activeElement
    setKept(null)
    setWritten({ draft, isRestored: false })
  }
  return {
    written,
    /** Number of the comment that was saved last. */
    keptNumber,
    /** Call when a comment was saved without the form. */
    keptBy: (id: string) => setKept({ id }),
    begin: (passage: PassageInput | null) => open({ ...place, id: randomUuid(), passage, text: '' }),
    edit: ({ id, piece, version, passage, text }: NumberedComment) =>
      open({ number: place.number, piece, version, id, passage, text }),
    close: (end: 'kept' | 'cancelled') => {
      if (!written) return
      dropDraft(from, written.draft)
      setWritten(null)
      if (end === 'kept') setKept({ id: written.draft.id })
      else
        focusAgain(
          opener.current,
          comments.find(({ id }) => id === written.draft.id),
        )
    },
  }
}
export type Commenting = ReturnType<typeof useCommenting>

function useRestored(
  { number, piece }: Pick<VersionInput, 'number' | 'piece'>,
  setWritten: (written: Written) => void,
) {
  const { from } = useCommentSide()
  const restore = useRef(setWritten)
  useEffect(() => {
    const draft = readDraft(from, { number, piece })
    if (draft) restore.current({ draft, isRestored: true })
  }, [from, number, piece])
}

/** Its form is on screen, with text that is not on the server. */
function isTyped({ draft, isRestored }: Written): boolean {
  const field = document.getElementById(fieldId)
  const text = field instanceof HTMLTextAreaElement ? field.value.trim() : ''
  return text !== '' && (isRestored || text !== draft.text)
}

/** Focuses the passage of a saved comment once. */
function useFocusOnKept(kept: Kept | null, number: number | null) {
  const told = useRef<Kept | null>(null)
  useEffect(() => {
    if (!kept || number === null || told.current === kept) return
    told.current = kept
    if (!goTo(markId(number), 'nearest')) goTo(commentId(number), 'nearest')
  }, [kept, number])
}

/** After the form is removed. */
function focusAgain(opener: Element | null, comment: NumberedComment | undefined) {
  setTimeout(() => {
    if (comment) goTo(commentId(comment.number), 'nearest')
    else if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
    else goTo(toolsId, 'nearest')
  })
}

/** Id of the field in which a comment is written. */
export const fieldId = 'comment-text'

/** Id of the element with the buttons that start a comment. */
export const toolsId = 'comment-tools'
