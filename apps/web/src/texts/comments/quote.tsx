import { blockGap } from '@northword/contract/texts/plain-text'
import type { PassageInput } from '@northword/contract/texts/reviews'
import styles from './comments.module.css'

/** Characters shown of a long passage's beginning; half as many of its end. */
const shown = 160

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
