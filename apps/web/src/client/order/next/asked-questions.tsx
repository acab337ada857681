import { dashboard } from '@northword/content/orders/dashboard'
import { Link } from 'react-router-dom'
import { trpc } from '../../../site/api/trpc.ts'
import { useFresh } from '../../frame/refetching.ts'
import { textViewAt } from '../address/text-view.ts'

/** The studio's open questions about the order's texts, each with a link to its text. */
export const AskedQuestions = ({ number }: { number: string }) =>
  trpc.reviews.countQuestions.useQuery({ number }, useFresh()).data?.texts.map((text) => (
    <p key={text.piece}>
      <Link to={textViewAt(text)}>{dashboard.order.asked(text.open, text.title)}</Link>
    </p>
  ))
