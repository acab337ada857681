import { deskComments } from '@northword/content/desk/desk-comments'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import type { CommentView, PassageInput } from '@northword/contract/texts/reviews'
import type { VersionInput } from '@northword/contract/texts/texts'
import { useMemo } from 'react'
import { Hint } from '../frame/hint.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { useBlocks } from '../../texts/files/whole-text.tsx'
import styles from './comments.module.css'

interface SaidWordsProps {
  /** The order's number. */
  order: string
  comment: CommentView
}

/** A comment below the passage that it quotes. */
export function SaidWords({ order, comment }: SaidWordsProps) {
  const { piece, version, passage, startsNow, text } = comment
  return (
    <>
      {passage && <Surroundings place={{ number: order, piece, version }} passage={passage} />}
      {passage && startsNow === null && <Hint>{deskComments.changed}</Hint>}
      <p className={styles.text}>{text}</p>
    </>
  )
}

/** Characters of the text shown on each side of a passage. */
const around = 70

interface SurroundingsProps {
  place: VersionInput
  passage: PassageInput
}

/** The quoted passage; with its surroundings once the version is loaded. */
function Surroundings({ place, passage: { start, quote } }: SurroundingsProps) {
  const { data } = trpc.deliveries.readAtDesk.useQuery(place, { staleTime: Infinity })
  const { data: blocks } = useBlocks(place, data)
  const text = useMemo(() => (blocks ? plainTextOf(blocks) : ''), [blocks])
  const end = start + quote.length
  const isThere = text.startsWith(quote, start)
  return (
    <blockquote className={styles.quote}>
      {isThere && wordsBefore(text.slice(Math.max(0, start - around), start), start > around)}
      <mark>{quote}</mark>
      {isThere && wordsAfter(text.slice(end, end + around), end + around < text.length)}
    </blockquote>
  )
}

/** Drops a word that the cut has split. */
const wordsBefore = (text: string, isCut: boolean) => (isCut ? `… ${text.replace(/^\S*\s+/, '')}` : text)
const wordsAfter = (text: string, isCut: boolean) => (isCut ? `${text.replace(/\s+\S*$/, '')} …` : text)
