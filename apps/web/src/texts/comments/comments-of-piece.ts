import type { CommentView, ReviewView } from '@northword/contract/texts/reviews'
import type { Mark } from '../manuscript/marked-spans.ts'

/** A comment with its number. A sent one has the same on both sides. */
export interface NumberedComment extends CommentView {
  number: number
}

interface ShownVersion {
  version: number
  /** Number of the latest version. */
  latest: number
  plainText: string
}

/** Comments on one text, as the server orders them, and its rounds. */
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

/** Offsets of the passages in a version. A changed passage has none: its place is not guessed. */
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
