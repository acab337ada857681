import { dashboard } from '@northword/content/dashboard'
import type { ReactNode } from 'react'
import styles from './private-head.module.css'

interface PrivateHeadProps {
  /** A link back, if there is one. */
  back?: ReactNode
  heading: string
  /** The client's own part of the heading; its place is kept until it is here. */
  title?: ReactNode
  children?: ReactNode
}

/** The head of a page for signed-in clients. */
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
