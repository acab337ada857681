import { Text } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import type { OrderDetail } from '@northword/contract/orders/orders'
import { useId } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { PromiseText } from '../../../site/ui/promise-text.tsx'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { useFresh } from '../../frame/refetching.ts'
import { isMixed } from '../pieces/order-texts.tsx'
import { nextFacts } from './next-facts.ts'
import styles from './next-step.module.css'
import { Link } from 'react-router-dom'
import { textViewAt } from '../address/text-view.ts'

const words = dashboard.order

interface NextStepProps {
  order: OrderDetail
  /** Unix time in milliseconds of the query, by the server's clock. */
  readAt: number
}

export function NextStep({ order, readAt }: NextStepProps) {
  const headingId = useId()
  const money = trpc.payments.ofOrder.useQuery({ number: order.number }, useFresh()).data
  const texts = trpc.deliveries.list.useQuery({ number: order.number }, useFresh()).data
  const conversation = trpc.conversation.list.useQuery({ number: order.number }, useFresh()).data
  const { facts, overdue, late } = nextFacts(order, readAt, useTimeZone(), {
    ...conversation,
    payBy: money?.request?.dueOn,
    paidCents: money?.paidCents,
    hasTerms: money?.terms === 'net30',
    reviewEnd: texts?.changesUntil,
    isMixed: texts && texts.pieces.length > 0 && isMixed(texts.pieces),
  })
  return (
    <section aria-labelledby={headingId} className={styles.next}>
      <h2 id={headingId} className={styles.heading}>
        {words.nextHeading}
      </h2>
      <div className={styles.step}>
        <AskedQuestions number={order.number} />
        <p>
          <PromiseText>{words.next[order.status](facts)}</PromiseText>
        </p>
      </div>
      {facts.payBy && !facts.saysPaid && order.status !== 'Awaiting Payment' && (
        <Text mt="xs">{words.payBy(facts.payBy)}</Text>
      )}
      {overdue && (
        <Text c="var(--red-pen)" mt="xs">
          {late ? <PromiseText>{words.late(order.status, late)}</PromiseText> : words.overdue(order.status)}
        </Text>
      )}
    </section>
  )
}

/** The studio's open questions about the order's texts, each with a link to its text. */
const AskedQuestions = ({ number }: { number: string }) =>
  trpc.reviews.countQuestions.useQuery({ number }, useFresh()).data?.texts.map((text) => (
    <p key={text.piece}>
      <Link to={textViewAt(text)}>{dashboard.order.asked(text.open, text.title)}</Link>
    </p>
  ))
