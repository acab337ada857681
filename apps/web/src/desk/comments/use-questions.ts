import { deskQuestions } from '@northword/content/desk/desk-questions'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import type { ShownBlock, VersionView } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import { useMemo } from 'react'
import { serverTime } from '../../site/api/server-clock.ts'
import { marksIn } from '../../texts/comments/comments-of-piece.ts'
import { useCommenting } from '../../texts/comments/use-commenting.ts'
import { useComments } from './use-comments.ts'

export const studioSide = { from: 'studio', words: deskQuestions } as const

/** Comments that concern the version on screen, and the studio's ways to ask about it. */
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
    // Nothing can be sent about an approved text.
    comments: approval ? comments.filter(({ state }) => state !== 'draft') : comments,
    commenting,
    plainText,
    marks: marksIn(comments, { version, latest, plainText }),
    // The client can change it until then.
    mayComment: latest === version && approval === null && !isHeld({ deliveredAt }),
  }
}

/** The client does not see the version yet. */
export const isHeld = ({ deliveredAt }: Pick<VersionView, 'deliveredAt'>) =>
  Date.parse(deliveredAt) > serverTime()
