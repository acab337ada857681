import type { Em } from '../../db/orm.ts'
import type { HookFacts } from '../../hooks/hooks.ts'
import { clock } from '../../time/clock.ts'
import { OrderMessage, unanswered } from './order-message.entity.ts'

interface Settling {
  /** The client's latest message that was seen. Later ones stay open. */
  seen: string
  /** The message that answers. Null: no answer needed. */
  by: string | null
}

/** Settles the client's messages up to `seen`; returns their number. */
export async function settle(em: Em, orderId: string, { seen, by }: Settling): Promise<number> {
  const latest = await em.findOne(OrderMessage, { id: seen, orderId, sender: 'client' })
  if (!latest) return 0
  const answered = { orderId, at: { $lte: latest.at }, ...unanswered }
  return em.nativeUpdate(OrderMessage, answered, { settledAt: clock.now(), settledBy: by })
}

/** Settles the client's notes that they have paid, once the payment is in: its receipt answers them. */
export async function settlePaid(em: Em, { orderId, act }: HookFacts['moneyActed']): Promise<void> {
  const said = { orderId, kind: 'paid', ...unanswered } as const
  if (act === 'payment')
    await em.nativeUpdate(OrderMessage, said, { settledAt: clock.now(), settledBy: null })
}

/** Withdraws a message whose mail was cancelled. Messages that it answered are open again, with old promises. */
export async function withdraw(em: Em, mailId: string): Promise<void> {
  const message = await em.findOne(OrderMessage, { mailId, withdrawnAt: null })
  if (!message) return
  await em.nativeUpdate(OrderMessage, { id: message.id }, { withdrawnAt: clock.now() })
  await em.nativeUpdate(OrderMessage, { settledBy: message.id }, { settledAt: null, settledBy: null })
}
