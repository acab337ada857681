import { plainTextOf } from '@northword/contract/texts/plain-text'
import type { ShownBlock, VersionView } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import { useMemo } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { useFresh } from '../frame/refetching.ts'
import { marksIn, ofPiece } from '../../texts/comments/comments-of-piece.ts'
import { useCommenting } from '../../texts/comments/use-commenting.ts'

/** A version with those of its blocks that are loaded. */
interface Read extends Pick<VersionView, 'others'> {
  blocks: readonly ShownBlock[]
}

/**
 * Comments that concern the version on screen, and the reader's ways to comment.
 * @param formAt action of a plain form of the page
 */
export function useReview(
  { number, piece, version }: VersionInput,
  { blocks, others }: Read,
  formAt: (form: string) => string,
) {
  const query = trpc.reviews.find.useQuery({ number }, useFresh())
  const { comments, rounds } = ofPiece(query.data ?? nothing, piece)
  const commenting = useCommenting({ number, piece, version }, comments)
  const latest = Math.max(version, ...others)
  const plainText = useMemo(() => plainTextOf(blocks), [blocks])
  const isHydrated = useHydrated()
  const isOpen = latest === version && Boolean(rounds?.until)
  return {
    query,
    comments,
    rounds,
    commenting,
    latest,
    plainText,
    /** Passages that are in this version. */
    marks: marksIn(comments, { version, latest, plainText }),
    /** Comments can be written now, by script. */
    mayComment: isHydrated && isOpen,
    /** Comments can be written now, by a plain form. */
    mayPost: !isHydrated && isOpen,
    formAt,
  }
}
export type Review = ReturnType<typeof useReview>

const nothing = { comments: [], rounds: [] }
