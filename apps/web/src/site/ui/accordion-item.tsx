import type { ReactNode } from 'react'
import styles from './accordion-item.module.css'

interface AccordionItemProps {
  /** Its anchor: an address that ends with it shows what is inside. */
  id: string
  heading: string
  children: ReactNode
}

/** A heading that opens and closes what stands under it, without a script and whatever its neighbours do. */
export function AccordionItem({ id, heading, children }: AccordionItemProps) {
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{heading}</h3>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      {/* Browsers open a `details` for an anchor inside what it hides, not for one of its own. */}
      <span id={id} className={styles.anchor} />
      <div className={styles.content}>{children}</div>
    </details>
  )
}
