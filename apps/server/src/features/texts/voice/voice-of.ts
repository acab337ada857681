import type { AgreedVoice } from '@northword/contract/texts/voice'
import type { Em } from '../../../db/orm.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { ClientVoice } from './client-voice.entity.ts'

type Whose = Pick<Order, 'id' | 'userId'>

/** The voice for an order; null if none was agreed. */
export const voiceOf = async (em: Em, order: Whose): Promise<AgreedVoice | null> =>
  (await keptVoice(em, order))?.agreed ?? null

/** Voice of an order's account, else of its latest claimed order. Never by address, which anyone can type. */
export async function keptVoice(em: Em, { id, userId }: Whose): Promise<ClientVoice | null> {
  if (userId === null) return em.findOne(ClientVoice, { orderId: id }, unmapped)
  return (await em.findOne(ClientVoice, { userId }, unmapped)) ?? claimedVoice(em, userId)
}

const unmapped = { disableIdentityMap: true } as const

async function claimedVoice(em: Em, userId: string): Promise<ClientVoice | null> {
  const [latest] = await em.execute<{ id: string }[]>(
    `select v.id from client_voices v join orders o on o.id = v.order_id where o.user_id = ?
     order by v.saved_at desc, v.id desc limit 1`,
    [userId],
  )
  return latest ? em.findOne(ClientVoice, { id: latest.id }, unmapped) : null
}
