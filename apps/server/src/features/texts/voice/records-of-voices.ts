import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../../db/orm.ts'
import { ordersOfClient } from '../../orders/find/orders-of-client.ts'
import type { Client } from '../../people/actor.ts'
import { ClientVoice } from './client-voice.entity.ts'

export async function* recordsOfVoices(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  const own = await em.findOne(ClientVoice, { userId: client.user.id }, { disableIdentityMap: true })
  if (own) yield recordOf(own)
  for await (const numbers of ordersOfClient(em, client)) {
    const orderId = { $in: [...numbers.keys()] }
    const found = await em.find(
      ClientVoice,
      { orderId },
      { orderBy: { orderId: 'asc' }, disableIdentityMap: true },
    )
    for (const voice of found) yield recordOf(voice, numbers.get(voice.orderId ?? ''))
  }
}

const recordOf = ({ agreed, staffName: by, savedAt }: ClientVoice, orderId?: string): ExportRecord => ({
  kind: 'voice',
  orderId,
  ...agreed,
  by,
  at: savedAt.toISOString(),
})
