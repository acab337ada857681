import { dashboard } from '@northword/content/orders/dashboard'
import type { ReactNode } from 'react'
import styles from './private-head.module.css'

interface PrivateHeadProps {
  back?: ReactNode
  heading: string
  /** The client's own heading. Its room is reserved while it loads. */
  title?: ReactNode
  children?: ReactNode
}

export function PrivateHead({ back, heading, title, children }: PrivateHeadProps) {
  return (
    <header className={styles.head}>
      {back}
      <div className={styles.row}>
        <h1 className={styles.heading}>
          <span className={styles.label}>{heading}</span> <span className={styles.title}>{title}</span>
        </h1>
        {children}
      </div>
      {title === undefined && (
        <noscript>
          <p>{dashboard.notServed}</p>
        </noscript>
      )}
    </header>
  )
}
