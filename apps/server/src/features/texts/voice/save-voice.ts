import { isDeepStrictEqual } from 'node:util'
import { changedMeanwhile } from '@northword/content/operate/failures'
import { deskVoice } from '@northword/content/desk/desk-voice'
import type { AgreedVoice, SaveVoiceInput, VoiceView } from '@northword/contract/texts/voice'
import { v7 as uuid } from 'uuid'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import { isErased } from '../../orders/erase/erased-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { ClientVoice } from './client-voice.entity.ts'
import { voiceView } from './find-voice.ts'
import { keptVoice } from './voice-of.ts'
import { signatureOf } from '../../people/actor.ts'

/**
 * Saves a voice. Repeating a save changes nothing.
 * @throws {DomainError} `orderNotFound`, `cannotWrite` if the client was erased, `changedMeanwhile` if somebody else
 * has saved since `revision`
 */
export async function saveVoice(
  { em, actor, site }: StaffContext,
  { number, revision, ...agreed }: SaveVoiceInput,
): Promise<VoiceView> {
  const saved = { agreed, savedAt: clock.now(), staffName: signatureOf(actor, site) }
  return em.fork().transactional(async (tx) => {
    const order = await lockedOrder(tx, number)
    if (isErased(order)) throw new DomainError('cannotWrite')
    const key = await ownRow(tx, order, saved)
    const changed = await tx.nativeUpdate(
      ClientVoice,
      { ...key, revision },
      { ...saved, revision: revision + 1 },
    )
    const voice = await tx.findOneOrFail(ClientVoice, key, { disableIdentityMap: true })
    if (changed === 0 && !isDeepStrictEqual(voice.agreed, agreed)) throw stale(voice)
    return voiceView(order, voice)
  })
}

/** Inserts the row of a voice if missing. An account's voice replaces those of its claimed orders. */
async function ownRow(
  em: Em,
  order: Order,
  saved: { agreed: AgreedVoice; savedAt: Date; staffName: string },
) {
  const { id: orderId, userId } = order
  const key = userId === null ? { userId, orderId } : { userId, orderId: null }
  const { agreed, revision, savedAt, staffName } = (await keptVoice(em, order)) ?? { ...saved, revision: 0 }
  await em
    .createQueryBuilder(ClientVoice)
    .insert({ id: uuid(), ...key, agreed, revision, savedAt, staffName })
    .onConflict()
    .ignore()
    .execute()
  if (userId !== null)
    await em.execute(
      'delete from client_voices where order_id in (select id from orders where user_id = ?)',
      [userId],
    )
  return key
}

const stale = ({ staffName }: ClientVoice) =>
  new DomainError('changedMeanwhile', { message: changedMeanwhile(staffName, deskVoice.changed) })
