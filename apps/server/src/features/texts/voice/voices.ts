import { isDeepStrictEqual } from 'node:util'
import { changedMeanwhile } from '@northword/content/operate/failures'
import { deskVoice } from '@northword/content/desk/desk-voice'
import type { AgreedVoice, SaveVoiceInput, VoiceView } from '@northword/contract/texts/voice'
import { v7 as uuid } from 'uuid'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import { isErased } from '../../orders/erase/erased-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { ClientVoice } from './client-voice.entity.ts'
import { signatureOf, type Staff } from '../../people/actor.ts'

/** @throws {DomainError} `orderNotFound` */
export async function findVoice(em: Em, actor: Staff, number: string): Promise<VoiceView> {
  const order = await orderOf(em, actor, number)
  return voiceView(order, await keptVoice(em, order))
}

/** The voice for an order; null if none was agreed. */
export const voiceOf = async (em: Em, order: Pick<Order, 'id' | 'userId'>): Promise<AgreedVoice | null> =>
  (await keptVoice(em, order))?.agreed ?? null

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

const voiceView = ({ userId }: Pick<Order, 'userId'>, voice: ClientVoice | null): VoiceView => ({
  ...(voice?.agreed ?? nothing),
  isOfAccount: userId !== null,
  revision: voice?.revision ?? 0,
  savedAt: voice?.savedAt.toISOString() ?? null,
  savedBy: voice?.staffName ?? null,
})

const nothing = { use: [], avoid: [], spelling: null, person: null, links: [], note: '' }

/** Voice of an order's account, else of its latest claimed order. Never by address, which anyone can type. */
async function keptVoice(em: Em, { id, userId }: Pick<Order, 'id' | 'userId'>): Promise<ClientVoice | null> {
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
