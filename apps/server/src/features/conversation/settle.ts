import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { OrderMessage, unanswered } from './order-message.entity.ts'

interface Settling {
  /** The latest message of the client that was seen. What they wrote after it is still to be answered. */
  seen: string
  /** The message that answers; null where none is needed. */
  by: string | null
}

/** Takes back the duty to answer what a client wrote; returns how many messages that were. */
export async function settle(em: Em, orderId: string, { seen, by }: Settling): Promise<number> {
  const latest = await em.findOne(OrderMessage, { id: seen, orderId, sender: 'client' })
  if (!latest) return 0
  const answered = { orderId, at: { $lte: latest.at }, ...unanswered }
  return em.nativeUpdate(OrderMessage, answered, { settledAt: clock.now(), settledBy: by })
}

/** Takes back the duty to answer a client who said that they have paid, as the money is in, and its receipt goes out. */
export const settlePaid = (em: Em, orderId: string) =>
  em.nativeUpdate(
    OrderMessage,
    { orderId, kind: 'paid', ...unanswered },
    { settledAt: clock.now(), settledBy: null },
  )

/**
 * Takes a message of the studio back whose mail was cancelled: no client ever sees it, and what it answered is to be
 * answered again, by the promise that was made then.
 */
export async function withdraw(em: Em, mailId: string): Promise<void> {
  const message = await em.findOne(OrderMessage, { mailId, withdrawnAt: null })
  if (!message) return
  await em.nativeUpdate(OrderMessage, { id: message.id }, { withdrawnAt: clock.now() })
  await em.nativeUpdate(OrderMessage, { settledBy: message.id }, { settledAt: null, settledBy: null })
}
