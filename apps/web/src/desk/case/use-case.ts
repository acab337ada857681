import { trpc } from '../../site/api/trpc.ts'

/** An order at the desk, read anew after every change of it. */
export const useCase = (number: string) => trpc.desk.findCase.useQuery({ number })

/** To be called after a change: shows what the case is now, and what it did to the queue. */
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
