import { plainTextOf } from '@northword/contract/plain-text'
import type { ShownBlock, VersionView } from '@northword/contract/text-views'
import { useMemo } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { useFresh } from '../frame/fresh.ts'
import { marksIn, ofPiece, type Place } from './of-piece.ts'
import { useCommenting } from './use-commenting.ts'

/** A version, as far as its blocks are here. */
interface Read extends Pick<VersionView, 'others'> {
  blocks: readonly ShownBlock[]
}

/**
 * What was said about a text, as it concerns the version on screen, and what its reader can do about it.
 * @param formAt where a form of the page is posted to without scripts
 */
export function useReview(
  { number, piece, version }: Place,
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
    /** The passages that stand in this version. */
    marks: marksIn(comments, { version, latest, plainText }),
    /** Whether comments on this version can be written now, by a script. */
    mayComment: isHydrated && isOpen,
    /** Whether they can be written now, and no script is here. */
    mayPost: !isHydrated && isOpen,
    formAt,
  }
}
export type Review = ReturnType<typeof useReview>

const nothing = { comments: [], rounds: [] }
