import { readAmount } from '@northword/contract/money/typed-amount'
import { useState } from 'react'
import { callFailure } from '../../../site/api/call-failure.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { randomUuid } from '../../../site/device/random-uuid.ts'
import { useProof } from '../../proof/use-proof.ts'
import type { ActKind, TypedAct } from './typed-act.ts'
import { useRenewed } from '../current/use-case.ts'

interface ActOf {
  number: string
  kind: ActKind
  entryId?: string | undefined
  onDone: () => void
}

/** Sends a ledger action under one idempotency key. Asks for a fresh proof if the server wants one. */
export function useSendAct({ number, kind, entryId = '', onDone }: ActOf) {
  const [idempotencyKey] = useState(randomUuid)
  const [error, setError] = useState<unknown>(null)
  const [amountProblem, setAmountProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const withProof = useProof()
  const utils = trpc.useUtils()
  const refresh = useRenewed(number)

  async function sendReady(typed: TypedAct, cents: number, seenEntries: number) {
    setPending(true)
    setError(null)
    try {
      const ready = { ...typed, number, idempotencyKey, entryId, cents, seenEntries }
      await withProof(() => callAct(utils.client, kind, ready))
      await refresh()
      onDone()
    } catch (failure) {
      setError(failure)
      // After a conflict the form shows the other member's entries.
      if (callFailure(failure).status === 409) await refresh()
    } finally {
      setPending(false)
    }
  }

  return {
    error,
    amountProblem,
    isPending,
    /** @param seenEntries number of ledger entries that the member has seen */
    async send(typed: TypedAct, seenEntries: number) {
      const amount = kind === 'reverse' ? { cents: 0 } : readAmount(typed.amount)
      setAmountProblem('problem' in amount ? amount.problem : null)
      if ('cents' in amount) await sendReady(typed, amount.cents, seenEntries)
    },
  }
}

type Client = ReturnType<typeof trpc.useUtils>['client']

/** An act that is ready to send: its amount is in whole cents. */
interface ReadyAct extends TypedAct {
  number: string
  idempotencyKey: string
  /** The entry that is reversed. */
  entryId: string
  cents: number
  /** The number of ledger entries that the member has seen; the server refuses if it has changed. */
  seenEntries: number
}

function callAct(client: Client, kind: ActKind, ready: ReadyAct): Promise<unknown> {
  const { number, idempotencyKey, entryId, cents, day, method, reference, reason, terms } = ready
  const { way, link, dueOn, seenEntries } = ready
  const act = { number, idempotencyKey, seenEntries }
  const moved = { ...act, cents, method, reference }
  const calls: Record<ActKind, () => Promise<unknown>> = {
    price: () => client.payments.agreePrice.mutate({ ...act, cents, reason, terms: terms ?? undefined }),
    request: () => client.payments.requestPayment.mutate({ ...act, cents, reference, way, link, dueOn }),
    payment: () => client.payments.recordPayment.mutate({ ...moved, receivedOn: day }),
    refund: () => client.payments.refund.mutate({ ...moved, sentOn: day, reason }),
    share: () => client.payments.keepShare.mutate({ ...act, cents, reason }),
    reverse: () => client.payments.reverseEntry.mutate({ ...act, entryId, reason }),
  }
  return calls[kind]()
}
