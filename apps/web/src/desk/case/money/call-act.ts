import type { trpc } from '../../../site/api/trpc.ts'
import type { ActKind, TypedAct } from './typed-act.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** An act that is ready to send: its amount is in whole cents. */
interface ReadyAct extends TypedAct {
  number: string
  idempotencyKey: string
  /** The entry that is reversed. */
  entryId: string
  cents: number
  /** The number of ledger entries that the member has seen; the server refuses if there are more. */
  seenEntries: number
}

export function callAct(client: Client, kind: ActKind, ready: ReadyAct): Promise<unknown> {
  const { number, idempotencyKey, entryId, cents, day, method, reference, reason, terms } = ready
  const { way, link, dueOn, seenEntries } = ready
  const act = { number, idempotencyKey }
  const moved = { ...act, cents, method, reference }
  const calls: Record<ActKind, () => Promise<unknown>> = {
    price: () => client.payments.agreePrice.mutate({ ...act, cents, reason, terms, seenEntries }),
    request: () => client.payments.requestPayment.mutate({ ...act, cents, reference, way, link, dueOn }),
    payment: () => client.payments.recordPayment.mutate({ ...moved, receivedOn: day }),
    refund: () => client.payments.refund.mutate({ ...moved, sentOn: day, reason }),
    share: () => client.payments.keepShare.mutate({ ...act, cents, reason }),
    reverse: () => client.payments.reverseEntry.mutate({ ...act, entryId, reason }),
  }
  return calls[kind]()
}
