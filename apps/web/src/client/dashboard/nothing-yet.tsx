import { dashboard } from '@northword/content/dashboard'
import { ButtonLink } from '../../site/ui/button-link.tsx'
import styles from './nothing-yet.module.css'

/** What stands where a list is empty, with the way to fill it. */
export function NothingYet({ heading, text }: { heading: string; text: string }) {
  const { label, to } = dashboard.toServices
  return (
    <div className={styles.nothing}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink to={to} tone="primary">
        {label}
      </ButtonLink>
    </div>
  )
}
