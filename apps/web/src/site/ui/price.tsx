import { formatPrice } from '@northword/contract/money/format-price'
import styles from './price.module.css'

/** In tabular figures. */
export function Price({ cents }: { cents: number }) {
  return (
    <data value={(cents / 100).toFixed(2)} className={styles.price}>
      {formatPrice(cents)}
    </data>
  )
}
