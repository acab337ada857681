import { formatPrice } from '@northword/content/price'
import styles from './price.module.css'

/** A price in figures of one width; in a column its decimal points stand under each other. */
export function Price({ cents, inColumn = false }: { cents: number; inColumn?: boolean }) {
  const [dollars, fraction] = formatPrice(cents).split('.')
  return (
    <data value={(cents / 100).toFixed(2)} className={inColumn ? styles.column : styles.price}>
      {dollars}
      {fraction && <span className={styles.fraction}>.{fraction}</span>}
    </data>
  )
}
