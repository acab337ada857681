import type { ReactNode } from 'react'
import styles from './legal-frame.module.css'

export function LegalFrame({ contents, children }: { contents: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.margin}>{contents}</div>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
