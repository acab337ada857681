import { trpc } from '../../site/api/trpc.ts'

/** Cancels an order of the client; what is on screen about it follows. */
export function useCancelOrder(number: string) {
  const utils = trpc.useUtils()
  const { mutate, ...state } = trpc.orders.cancel.useMutation({
    onSuccess: (order) => utils.orders.find.setData({ number }, order),
    // Where it was refused, the order has moved on without this page.
    onError: () => void utils.orders.find.invalidate({ number }),
  })
  return { ...state, cancel: () => mutate({ number }) }
}
