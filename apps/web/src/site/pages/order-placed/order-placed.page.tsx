import { orderPage } from '@northword/content/orders/order-page'
import { company } from '@northword/content/studio/company'
import { promisedTime } from '@northword/content/studio/promised-time'
import { ordering } from '@northword/content/orders/ordering'
import type { PlacedOrder } from '@northword/contract/site/page-state'
import { useEffect } from 'react'
import { endDraft, readKept } from '../../consent/functional-storage.ts'
import type { PageProps } from '../../navigation/page-route.ts'
import { Receipt } from '../../ordering/form/receipt.tsx'
import { draftKey } from '../../ordering/form/stored-draft.ts'
import { usePageState } from '../../served/page-state.tsx'
import { currentReader } from '../../session/session-store.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import styles from './order-placed.module.css'

const { allServices, unknown } = orderPage.placed

/** Page after an order without scripts. Shows the order to its sender only. */
export default function OrderPlacedPage({ head }: PageProps) {
  const { placed } = usePageState()
  if (placed) return <Placed {...placed} />
  return (
    <PageHero heading={head.heading} lead={head.intro} underlined={1}>
      <p className={styles.text}>{unknown.text}</p>
      <p className={styles.ways}>
        {unknown.ways.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </PageHero>
  )
}

function Placed({ sku, idempotencyKey, email, turnaround, contactBy, ...order }: PlacedOrder) {
  const { heading, steps } = ordering.confirmation
  const facts = {
    email,
    turnaround,
    contactBy: promisedTime(new Date(contactBy), useTimeZone(), company.timeZone),
  }
  useEffect(() => {
    // The browser has posted the form, so that no script has ended its draft.
    const draft = draftKey({ sku, writtenBy: currentReader() })
    if (readKept(draft)?.includes(`"idempotencyKey":"${idempotencyKey}"`)) endDraft(draft)
  }, [sku, idempotencyKey])
  return (
    <div className={styles.placed}>
      <Receipt
        {...order}
        heading={heading}
        headingLevel="h1"
        steps={steps(facts)}
        actions={<ButtonLink to={allServices.to}>{allServices.label}</ButtonLink>}
      />
    </div>
  )
}
