import { Link } from 'react-router-dom'
import { orderAddress } from '../order/address/order-address.ts'
import styles from './order-link.module.css'

export function OrderLink({ number, name }: { number: string; name: string }) {
  return (
    <Link to={orderAddress(number)} className={styles.link}>
      <span className={styles.name}>{name}</span> <span className={styles.number}>{number}</span>
    </Link>
  )
}
