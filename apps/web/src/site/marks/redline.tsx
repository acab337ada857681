import type { RedlineSegment } from '@northword/content/site/home'
import { Fragment } from 'react'
import styles from './redline.module.css'

/** `del` and `ins` elements. */
export function Redline({ segments }: { segments: readonly RedlineSegment[] }) {
  return segments.map((segment, index) => (
    <Fragment key={index}>
      <Run {...segment} />
      {needsGap(segment, segments[index + 1]) && ' '}
    </Fragment>
  ))
}

function Run({ kind, text }: RedlineSegment) {
  if (kind === 'del') return <del className={styles.del}>{text}</del>
  if (kind === 'ins') return <ins className={styles.ins}>{text}</ins>
  return text
}

/** Adjacent marked runs without a space would read as one word. */
function needsGap(run: RedlineSegment, next: RedlineSegment | undefined): boolean {
  if (!next || run.kind === 'keep' || next.kind === 'keep') return false
  return !run.text.endsWith(' ') && !next.text.startsWith(' ')
}
