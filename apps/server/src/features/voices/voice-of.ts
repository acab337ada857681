import type { AgreedVoice } from '@northword/contract/voice'
import type { Em } from '../../db/orm.ts'
import type { Order } from '../orders/order.entity.ts'
import { ClientVoice } from './client-voice.entity.ts'

type Whose = Pick<Order, 'id' | 'userId'>

/** What was agreed for the texts of an order; null where nothing was. */
export const voiceOf = async (em: Em, order: Whose): Promise<AgreedVoice | null> =>
  (await keptVoice(em, order))?.agreed ?? null

/**
 * The voice of an order: that of the account to which it belongs. An account that has none yet has the one that was agreed
 * last for an order that it has claimed. An address opens no voice: anybody may have typed it.
 */
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
