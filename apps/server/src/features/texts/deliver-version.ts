import { raw } from '@mikro-orm/core'
import { deliveryMail } from '@northword/content/mails/delivery-mail'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { DeliverInput } from '@northword/contract/texts/texts'
import { v7 as uuid } from 'uuid'
import type { StaffContext } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Telling } from '../../hooks/hooks.ts'
import { clock } from '../../time/clock.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { orderOf } from '../orders/find/find-order.ts'
import { mailAbout, namesOf } from '../orders/mails/about-order.ts'
import { fingerprintOfAct } from '../orders/order/fingerprint.ts'
import { wasWritten } from '../orders/order/once-under.ts'
import { lockedOrder } from '../orders/order/locked-order.ts'
import { OrderEvent } from '../orders/order/order-event.entity.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { reviewDaysOf } from '../orders/order/promise.ts'
import { signatureOf } from '../people/actor.ts'
import { promiseByRounds } from './reviews/promise-of-rounds.ts'
import { roundsOf } from './reviews/rounds-of.ts'
import { TextComment, unanswered } from './reviews/text-comment.entity.ts'
import { TextRound } from './reviews/text-round.entity.ts'
import { type Checked, checkText, storePrints } from './versions/checked-text.ts'
import { draftToDeliver, staleDraft, takeReport } from './versions/drafts.ts'
import { mayDeliver, moveToDelivered } from './versions/move-to-delivered.ts'
import { pieceOf } from './versions/pieces-of-order.ts'
import { expectNotApproved } from './versions/standing-approvals.ts'
import type { TextDraft } from './versions/text-draft.entity.ts'
import { sha256Of, TextVersion } from './versions/text-version.entity.ts'

interface Delivered {
  orderId: string
  title: string
  number: number
}

/**
 * Delivers the draft of a piece as its next version, together with its mail and the order's new state, in one
 * transaction. A repeated idempotency key delivers nothing.
 * @param andThen runs in that transaction
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `cannotDeliver`, `textApproved`, `textEmpty`,
 * `commentsOpen` if a comment on the text has no answer, `reportMissing`, `changedMeanwhile` if the draft was saved
 * or delivered since it was looked at, `messageKeyReused`, `textTooTangled`, `textsWaiting`
 */
export async function deliverVersion(
  ctx: StaffContext,
  input: DeliverInput,
  andThen: (em: Em, delivered: Delivered) => Promise<void>,
): Promise<void> {
  const { em, actor } = ctx
  const order = await orderOf(em, actor, input.number)
  pieceOf(order, input.piece)
  if (await wasDelivered(em, order, input)) return
  expectDeliverable(order)
  const draft = await draftToDeliver(em, order, input)
  // Before the transaction: a long text takes seconds.
  const checked = await checkText(ctx, order, draft)
  if (checked.isEmpty) throw new DomainError('textEmpty')
  await em.fork().transactional(async (tx) => {
    const delivered = await deliver({ ...ctx, em: tx }, input, checked)
    if (!delivered) return
    await promiseByRounds({ ...ctx, em: tx }, delivered.orderId)
    await andThen(tx, delivered)
  })
}

/** Delivers the checked text under the order's lock. Null if it was delivered meanwhile. */
async function deliver(
  { em, mail, actor, hooks, site }: StaffContext,
  input: DeliverInput,
  checked: Checked,
): Promise<Delivered | null> {
  const order = await lockedOrder(em, input.number)
  if (await wasDelivered(em, order, input)) return null
  expectDeliverable(order)
  await expectNotApproved(em, order.id, input.piece)
  const draft = await draftToDeliver(em, order, input)
  await expectNotDelivered(em, draft)
  await expectAnswered(em, order, input)
  const isAwaited = await isAnotherAwaited({ em, site }, order, input)
  const { title } = pieceOf(order, input.piece)
  const number = (await latestNumber(em, order, input)) + 1
  const move = { actor, piece: input.piece, isAwaited }
  const { movedFrom, ...progress } = await moveToDelivered({ em, hooks, site }, order, move)
  const { note } = input
  const told = { title, version: number, note, hasReport: input.report.kind !== 'none', ...progress }
  const [queued] = await mail.add(em, [deliveredMail(order, told, site)])
  if (!queued) throw new DomainError('cannotDeliver')
  const report = await takeReport(em, draft, input.report)
  await storeVersion(em, checked, {
    orderId: order.id,
    piece: input.piece,
    number,
    note,
    report,
    staffId: actor.kind === 'staff' ? actor.member.id : null,
    staffName: signatureOf(actor, site),
    mailId: queued.id,
    shownAt: queued.startsAt,
    movedFrom,
    sentOutside: order.sentOutside,
    idempotencyKey: input.idempotencyKey,
    fingerprint: fingerprintOfAct('deliver', input),
  })
  return { orderId: order.id, title, number }
}

type Told = Omit<Parameters<typeof deliveryMail>[0], 'number' | 'serviceName' | 'reviewDays'>

function deliveredMail(order: Order, told: Told, site: SiteContent): NewMail {
  const facts = { ...namesOf(order), reviewDays: reviewDaysOf(order, site) }
  return mailAbout(order, 'text-delivered', deliveryMail({ ...facts, ...told }, site))
}

/** True for a repeated call. @throws {DomainError} `messageKeyReused` if its key was used for something else */
async function wasDelivered(em: Em, { id }: Order, input: DeliverInput): Promise<boolean> {
  const key = { orderId: id, idempotencyKey: input.idempotencyKey }
  const earlier = await em.findOne(TextVersion, key, { fields: ['fingerprint'], disableIdentityMap: true })
  return wasWritten(earlier, 'deliver', input, 'messageKeyReused')
}

function expectDeliverable(order: Order) {
  if (!mayDeliver(order)) throw new DomainError('cannotDeliver')
}

/** A delivered draft is delivered again only if the studio or a round asked for another version since. */
async function expectNotDelivered(em: Em, { orderId, piece, savedAt }: TextDraft) {
  const latest = {
    orderBy: { number: 'desc' },
    fields: ['staffName', 'at'],
    disableIdentityMap: true,
  } as const
  const version = await em.findOne(TextVersion, { orderId, piece, at: { $gte: savedAt } }, latest)
  if (!version) return
  const since = { orderId, at: { $gt: version.at } }
  const asked = [
    await em.count(TextRound, { ...since, piece }),
    await em.count(OrderEvent, { ...since, toStatus: { $in: ['In Production', 'Revision'] } }),
  ]
  if (asked.every((count) => count === 0)) throw staleDraft(version, 'delivered')
}

async function expectAnswered(em: Em, { id }: Order, { piece }: DeliverInput) {
  if ((await em.count(TextComment, { orderId: id, piece, ...unanswered })) > 0)
    throw new DomainError('commentsOpen')
}

/** True if another text of the order still needs a new version. */
async function isAnotherAwaited(
  telling: Pick<Telling, 'em' | 'site'>,
  order: Order,
  { piece }: DeliverInput,
) {
  const rounds = await roundsOf(telling, order, 'delivered')
  return rounds.some((one) => one.isOpen && one.piece !== piece)
}

async function latestNumber(em: Em, { id }: Order, { piece }: DeliverInput): Promise<number> {
  const latest = { orderBy: { number: 'desc' }, fields: ['number'], disableIdentityMap: true } as const
  return (await em.findOne(TextVersion, { orderId: id, piece }, latest))?.number ?? 0
}

type Facts = Omit<TextVersion, 'id' | 'at' | 'sha256' | 'markdown' | 'blocks' | 'packed' | 'sheet'>

async function storeVersion(em: Em, checked: Checked, facts: Facts): Promise<void> {
  const { markdown, blocks, packed, sheet, prints } = checked
  const id = uuid()
  const text = { markdown, blocks: raw('?::json', [blocks]), packed, sheet, sha256: sha256Of(markdown) }
  await em.insert(TextVersion, { id, at: clock.now(), ...facts, ...text })
  await storePrints(em, id, prints)
}
