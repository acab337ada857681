import type { PassageInput } from '@northword/contract/reviews'
import { plainTextOf } from '@northword/contract/plain-text'
import type { VersionInput } from '@northword/contract/texts'
import { useMemo } from 'react'
import { useBlocks } from '../../client/text/whole-text.tsx'
import { trpc } from '../../site/api/trpc.ts'
import styles from './comments.module.css'

/** So much of the text is shown on each side of a passage. */
const around = 70

interface SurroundingsProps {
  place: VersionInput
  passage: PassageInput
}

/** The words that a comment is about, with those around them once the version is here. */
export function Surroundings({ place, passage: { start, quote } }: SurroundingsProps) {
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

/** Where a word is cut, as much of it as there is goes. */
const wordsBefore = (text: string, isCut: boolean) => (isCut ? `… ${text.replace(/^\S*\s+/, '')}` : text)
const wordsAfter = (text: string, isCut: boolean) => (isCut ? `${text.replace(/\s+\S*$/, '')} …` : text)
