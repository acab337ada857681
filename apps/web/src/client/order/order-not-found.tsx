import { dashboard } from '@northword/content/dashboard'
import { ButtonLink } from '../../site/ui/button-link.tsx'
import styles from '../dashboard/nothing-yet.module.css'
import { OrderHead } from './order-head.tsx'

/** For a number that is not one of the client's, whether or not it is somebody else's. */
export function OrderNotFound({ heading }: { heading: string }) {
  const { back, notFound } = dashboard.order
  return (
    <>
      <OrderHead heading={heading} order={null} />
      <div className={styles.nothing}>
        <p className={styles.text}>{notFound.hint}</p>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </div>
    </>
  )
}
