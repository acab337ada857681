import { Link } from 'react-router-dom'
import styles from './order-link.module.css'

/** A link to an order, by what was ordered and its number. */
export function OrderLink({ number, name }: { number: string; name: string }) {
  return (
    <Link to={`/dashboard/orders/${encodeURIComponent(number)}`} className={styles.link}>
      <span className={styles.name}>{name}</span> <span className={styles.number}>{number}</span>
    </Link>
  )
}
