import type { VersionInput } from '@northword/contract/texts/texts'
import { trpc } from '../../../site/api/trpc.ts'
import { useFresh } from '../../frame/refetching.ts'
import { useOrderPlace } from '../address/order-place.ts'

/** Approves a version and updates the order's page. */
export function useApprove(place: VersionInput) {
  const utils = trpc.useUtils()
  const { number } = place
  const { isByLink } = useOrderPlace()
  const order = trpc.orders.find.useQuery({ number }, useFresh()).data
  const renew = () =>
    Promise.all([
      utils.deliveries.read.invalidate(place),
      utils.deliveries.list.invalidate({ number }),
      utils.reviews.findCertificate.invalidate(place),
      utils.orders.invalidate(),
    ])
  const { mutate, isPending, error, isSuccess } = trpc.reviews.approve.useMutation({
    async onSuccess(review) {
      utils.reviews.find.setData({ number }, review)
      await renew()
    },
    // A refusal means that the text has changed since.
    onError: () => void Promise.all([renew(), utils.reviews.find.invalidate({ number })]),
  })
  const approve = (by: string) => {
    if (!isPending) mutate({ ...place, by })
  }
  // The undo is mailed to the address of the order.
  return { approve, isPending, error, isSuccess, mayUndo: isByLink && order?.email !== '' }
}
export type Approving = ReturnType<typeof useApprove>
