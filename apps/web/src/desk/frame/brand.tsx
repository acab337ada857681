import { company } from '@northword/content/studio/company'
import { desk } from '@northword/content/desk/desk-frame'
import styles from './brand.module.css'

export function Brand() {
  return (
    <span className={styles.brand}>
      {company.brand}
      <span className={styles.caret} aria-hidden="true" />
      <span className={styles.desk}> {desk.name}</span>
    </span>
  )
}
