import type { RedlineSegment } from '@northword/content/site/home'
import type { ReactNode } from 'react'
import styles from './manuscript.module.css'
import { Redline } from './redline.tsx'

interface ManuscriptProps {
  segments: readonly RedlineSegment[]
  caption?: string
  /** At the sheet's foot. */
  children?: ReactNode
}

export function Manuscript({ segments, caption, children }: ManuscriptProps) {
  return (
    <figure className={styles.manuscript}>
      <p className={styles.text}>
        <Redline segments={segments} />
      </p>
      {caption && <figcaption className={styles.foot}>{caption}</figcaption>}
      {children && <div className={styles.foot}>{children}</div>}
    </figure>
  )
}
