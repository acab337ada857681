import type { CommentView, ReviewView } from '@northword/contract/reviews'
import type { Mark } from '../text/marked-spans.ts'

/** A comment with the number under which its reader knows it. */
export interface NumberedComment extends CommentView {
  number: number
}

/** Where the version of a text is found that is on screen. */
export interface Place {
  /** Of the order. */
  number: string
  piece: number
  version: number
}

/** The version of a text that is on screen, and what it says. */
export interface ShownVersion {
  version: number
  /** The number of the latest one. */
  latest: number
  plainText: string
}

/** The comments on one text, the oldest first, and its rounds. */
export function ofPiece<Rounds extends { piece: number }>(
  { comments, rounds }: Pick<ReviewView, 'comments'> & { rounds: Rounds[] },
  piece: number,
) {
  const own = comments.filter((comment) => comment.piece === piece)
  return {
    comments: own.map((comment, at): NumberedComment => ({ ...comment, number: at + 1 })),
    rounds: rounds.find((each) => each.piece === piece),
  }
}

/** Where the passages stand in a version. One that changed stands nowhere: no place is guessed. */
export function marksIn(comments: readonly NumberedComment[], shown: ShownVersion): Mark[] {
  return comments.flatMap((comment) => {
    const { number, passage } = comment
    const start = startIn(comment, shown)
    if (!passage || start === null || !shown.plainText.startsWith(passage.quote, start)) return []
    return passage.quote.trim() === '' ? [] : [{ number, start, end: start + passage.quote.length }]
  })
}

function startIn({ passage, version, startsNow }: NumberedComment, shown: ShownVersion): number | null {
  if (shown.version === shown.latest) return startsNow
  return passage && version === shown.version ? passage.start : null
}
