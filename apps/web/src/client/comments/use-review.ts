import { plainTextOf } from '@northword/contract/plain-text'
import type { VersionView } from '@northword/contract/text-views'
import { useMemo } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { useFresh } from '../frame/fresh.ts'
import { marksIn, ofPiece } from './of-piece.ts'
import { useCommenting } from './use-commenting.ts'

interface Place {
  number: string
  piece: number
  version: number
}

/** What was said about a text, as it concerns the version on screen, and what its reader can do about it. */
export function useReview({ number, piece, version }: Place, { blocks, others }: VersionView) {
  const query = trpc.reviews.find.useQuery({ number }, useFresh())
  const { comments, rounds } = ofPiece(query.data ?? nothing, piece)
  const commenting = useCommenting({ number, piece, version }, comments)
  const latest = Math.max(version, ...others)
  const plainText = useMemo(() => plainTextOf(blocks), [blocks])
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
    /** Whether comments on this version can be written now: by a script only. */
    mayComment: useHydrated() && isOpen,
  }
}
export type Review = ReturnType<typeof useReview>

const nothing = { comments: [], rounds: [] }
