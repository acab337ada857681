import { longBrief } from '@northword/content/orders/long-brief'
import { usualBriefLength } from '@northword/contract/lengths'
import styles from './brief-text.module.css'

/** A long brief is cut, with a control that shows the rest. */
export function BriefText({ brief }: { brief: string }) {
  if (brief.length <= usualBriefLength) return <p className={styles.brief}>{brief}</p>
  const cut = endOfWord(brief, usualBriefLength)
  const rest = brief.slice(cut).trimStart()
  return (
    <>
      <p className={styles.brief}>{brief.slice(0, cut)}</p>
      <details className={styles.rest}>
        <summary>{longBrief.rest(Array.from(rest).length)}</summary>
        <p className={styles.brief}>{rest}</p>
      </details>
    </>
  )
}

/** The last space within `most` characters, else a cut that splits no surrogate pair. */
function endOfWord(text: string, most: number): number {
  const space = text.lastIndexOf(' ', most)
  if (space > most / 2) return space
  return isHalf(text, most) ? most - 1 : most
}

const isHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))
