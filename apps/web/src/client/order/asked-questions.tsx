import { dashboard } from '@northword/content/dashboard'
import { isStopped } from '@northword/contract/order-status'
import type { OrderView } from '@northword/contract/orders'
import { Link } from 'react-router-dom'
import { trpc } from '../../site/api/trpc.ts'
import { useFresh } from '../frame/fresh.ts'
import { textViewAt } from './text-view.ts'

/** What the studio asks about the texts of an order and waits for, each with the way to the text. */
export function AskedQuestions({ order: { number, status } }: { order: OrderView }) {
  const questions = trpc.reviews.countQuestions.useQuery({ number }, useFresh()).data
  const pieces = trpc.deliveries.list.useQuery({ number }, useFresh()).data?.pieces
  // No work follows that an answer could change.
  if (isStopped(status)) return null
  return questions?.texts.map(({ piece, open }) => {
    const text = pieces?.find((each) => each.number === piece)
    const latest = text?.versions[0]
    return (
      latest && (
        <p key={piece}>
          <Link to={textViewAt({ piece, version: latest.number })}>
            {dashboard.order.asked(open, text.title)}
          </Link>
        </p>
      )
    )
  })
}
