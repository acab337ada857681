import { deskQuestions } from '@northword/content/desk-questions'
import { plainTextOf } from '@northword/contract/plain-text'
import type { ShownBlock, VersionView } from '@northword/contract/text-views'
import type { VersionInput } from '@northword/contract/texts'
import { useMemo } from 'react'
import { marksIn } from '../../client/comments/of-piece.ts'
import { useCommenting } from '../../client/comments/use-commenting.ts'
import { useComments } from './use-comments.ts'

/** The side of whoever comments on a text at the desk. */
export const studioSide = { from: 'studio', words: deskQuestions } as const

/** What was said about a text, as it concerns the version on screen, and what the studio can ask about it. */
export function useQuestions(
  place: VersionInput,
  { others, deliveredAt, approval }: VersionView,
  blocks: readonly ShownBlock[],
) {
  const { comments } = useComments(place.number, place.piece)
  const commenting = useCommenting(place, comments)
  const { version } = place
  const latest = Math.max(version, ...others)
  const plainText = useMemo(() => plainTextOf(blocks), [blocks])
  return {
    // Nothing waits to be sent any more.
    comments: approval ? comments.filter(({ state }) => state !== 'draft') : comments,
    latest,
    commenting,
    plainText,
    marks: marksIn(comments, { version, latest, plainText }),
    // Its client may still change it.
    mayComment: latest === version && approval === null && hasLeft(deliveredAt),
  }
}

/** Whether its client has it. */
const hasLeft = (deliveredAt: string) => Date.parse(deliveredAt) <= Date.now()
