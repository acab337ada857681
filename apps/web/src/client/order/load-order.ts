import type { Ask } from '@northword/server/doors/render-page'
import type { PageLoad } from '../../site/navigation/page-route.ts'
import { askOnce } from '../../site/api/served-queries.ts'
import { type TextView, textViewIn } from './text-view.ts'

/**
 * Asks for the order that the address names, for its texts and what is asked about them, its money and its conversation,
 * or for the text of it that is to be read with what was said about it, or for the certificate of its approval; where
 * there is none, the page says so with its status.
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

/** What was asked first, and all else if that is there. */
async function withOthers(first: Awaited<Asked>, others: () => Asked[]) {
  const status = 'failure' in first.answer ? first.answer.failure.status : 200
  // What cannot be a number names nothing either.
  if (status !== 200) return { queries: [first], status: status === 400 ? 404 : status }
  return { queries: [first, ...(await Promise.all(others()))], status }
}
