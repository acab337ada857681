import type { trpc } from '../../site/api/trpc.ts'
import type { ActKind, TypedAct } from './typed-act.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** An act with all that is needed to send it; an amount is whole cents by now. */
interface ReadyAct extends TypedAct {
  number: string
  idempotencyKey: string
  /** Of the entry that is to be reversed. */
  entryId: string
  cents: number
  /** How many entries the money had as the asker saw it. */
  seenEntries: number
}

/** Calls the procedure of an act. */
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
