import type { Ask } from '@northword/server/doors/pages/render-page'
import type { PageLoad } from '../../../site/navigation/page-route.ts'
import { askOnce } from '../../../site/api/served-queries.ts'
import { type TextView, textViewIn } from '../address/text-view.ts'

/**
 * Queries the page in the address: an order with its texts, questions, money and conversation, one text with its
 * comments, or a certificate. A missing one sets the page's status.
 */
export const loadOrder: PageLoad = async ({ ask, params, query }) => {
  const named = { number: params['number'] ?? '' }
  const view = textViewIn(query)
  if (view) return loadText(ask, named, view)
  const others = [
    'deliveries.list',
    'reviews.countQuestions',
    'payments.ofOrder',
    'conversation.list',
  ] as const
  return withOthers(await askOnce(ask, 'orders.find', named), () =>
    others.map((path) => askOnce(ask, path, named)),
  )
}

async function loadText(ask: Ask, order: { number: string }, { from, isCertificate, ...version }: TextView) {
  const text = { ...order, ...version }
  if (isCertificate) return withOthers(await askOnce(ask, 'reviews.findCertificate', text), () => [])
  return withOthers(await askOnce(ask, 'deliveries.read', text), () => [
    askOnce(ask, 'reviews.find', order),
    from ? askOnce(ask, 'deliveries.compare', { ...text, from }) : askOnce(ask, 'orders.find', order),
  ])
}

type Asked = ReturnType<typeof askOnce>

/** The first query, and the others if it succeeds. */
async function withOthers(first: Awaited<Asked>, others: () => Asked[]) {
  const status = 'failure' in first.answer ? first.answer.failure.status : 200
  // A malformed number names nothing either.
  if (status !== 200) return { queries: [first], status: status === 400 ? 404 : status }
  return { queries: [first, ...(await Promise.all(others()))], status }
}
