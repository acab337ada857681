import { trpc } from '../../../site/api/trpc.ts'
import { fresh } from '../../api/fresh.ts'

export const useCase = (number: string) => trpc.desk.findCase.useQuery({ number }, fresh)

/** Call after a change: refetches the case and the queue. */
export function useRenewed(number: string) {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([
      utils.desk.findCase.invalidate({ number }),
      utils.desk.conversation.invalidate({ number }),
      utils.desk.mailsOfOrder.invalidate({ number }),
      utils.desk.queue.invalidate(),
      utils.desk.findOrders.invalidate(),
      utils.deliveries.listAtDesk.invalidate({ number }),
      utils.reviews.findAtDesk.invalidate({ number }),
      utils.payments.find.invalidate({ number }),
    ]).then(() => {})
}
