import { blockGap } from '@northword/contract/plain-text'
import type { PassageInput } from '@northword/contract/reviews'
import styles from './comments.module.css'

/** So much of a long passage is shown at its beginning, and half as much at its end. */
const shown = 160

/** The words that a comment is about. */
export const Quote = ({ passage: { quote } }: { passage: PassageInput }) => (
  <blockquote className={styles.quote}>{shortened(quote.replaceAll(blockGap, '\n'))}</blockquote>
)

function shortened(quote: string): string {
  const signs = Array.from(quote)
  if (signs.length <= shown * 2) return quote
  return `${signs.slice(0, shown).join('').trimEnd()} … ${signs
    .slice(-shown / 2)
    .join('')
    .trimStart()}`
}
