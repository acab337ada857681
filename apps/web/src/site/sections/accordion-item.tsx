import type { ReactNode } from 'react'
import styles from './accordion-item.module.css'

interface AccordionItemProps {
  /** Anchor that opens it. */
  id: string
  heading: string
  children: ReactNode
}

/** `details` that open without scripts, independent of their neighbours. */
export function AccordionItem({ id, heading, children }: AccordionItemProps) {
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{heading}</h3>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      {/* Browsers open `details` for an anchor inside of them, not for their own. */}
      <span id={id} className={styles.anchor} />
      <div className={styles.content}>{children}</div>
    </details>
  )
}
