import type { VoiceView } from '@northword/contract/texts/voice'
import type { Em } from '../../../db/orm.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Staff } from '../../people/actor.ts'
import type { ClientVoice } from './client-voice.entity.ts'
import { keptVoice } from './voice-of.ts'

/** @throws {DomainError} `orderNotFound` */
export async function findVoice(em: Em, actor: Staff, number: string): Promise<VoiceView> {
  const order = await orderOf(em, actor, number)
  return voiceView(order, await keptVoice(em, order))
}

export const voiceView = ({ userId }: Pick<Order, 'userId'>, voice: ClientVoice | null): VoiceView => ({
  ...(voice?.agreed ?? nothing),
  isOfAccount: userId !== null,
  revision: voice?.revision ?? 0,
  savedAt: voice?.savedAt.toISOString() ?? null,
  savedBy: voice?.staffName ?? null,
})

const nothing = { use: [], avoid: [], spelling: null, person: null, links: [], note: '' }
