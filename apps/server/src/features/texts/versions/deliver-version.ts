import type { SiteContent } from '@northword/contract/content/site-content'
import type { DeliverInput } from '@northword/contract/texts/texts'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { fingerprintOfAct } from '../../orders/order/fingerprint.ts'
import { wasWritten } from '../../orders/order/once-under.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import { Order } from '../../orders/order/order.entity.ts'
import { type Checked, checkText } from './checked-text.ts'
import { expectNotApproved } from './standing-approvals.ts'
import { draftToDeliver } from './drafts.ts'
import { keepVersion } from './keep-version.ts'
import { mayDeliver } from './may-deliver.ts'
import { moveToDelivered } from './move-to-delivered.ts'
import { pieceOf } from './pieces-of-order.ts'
import { takeReport } from './take-report.ts'
import { TextVersion } from './text-version.entity.ts'
import { signatureOf } from '../../people/actor.ts'
import { deliveryMail as words } from '@northword/content/mails/delivery-mail'
import type { NewMail } from '../../mail/new-mail.ts'
import { mailAbout } from '../../orders/mails/order-link.ts'

interface Delivered {
  orderId: string
  title: string
  number: number
}

/** Hooks of other features, run in the delivery's transaction. */
interface Around {
  /** Throws if something forbids the delivery. `isAwaited`: another text of the order still needs a new version. */
  before: (em: Em, order: Order) => Promise<{ isAwaited: boolean }>
  after: (em: Em, delivered: Delivered) => Promise<void>
}

/**
 * Delivers the draft of a piece as its next version, together with its mail and the order's new state, in one
 * transaction. A repeated idempotency key delivers nothing.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `cannotDeliver`, `textApproved`, `textEmpty`,
 * `reportMissing`, `changedMeanwhile` if the draft was saved since it was looked at, `messageKeyReused`,
 * `textTooTangled`, `textsWaiting`
 */
export async function deliverVersion(ctx: StaffContext, input: DeliverInput, around: Around): Promise<void> {
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
    const delivered = await deliver({ ...ctx, em: tx }, input, { checked, before: around.before })
    if (delivered) await around.after(tx, delivered)
  })
}

/** Delivers the checked text under the order's lock. Null if it was delivered meanwhile. */
async function deliver(
  { em, mail, actor, hooks, site }: StaffContext,
  input: DeliverInput,
  { checked, before }: Pick<Around, 'before'> & { checked: Checked },
): Promise<Delivered | null> {
  const order = await lockedOrder(em, input.number)
  if (await wasDelivered(em, order, input)) return null
  expectDeliverable(order)
  await expectNotApproved(em, order.id, input.piece)
  const draft = await draftToDeliver(em, order, input)
  const { isAwaited } = await before(em, order)
  const { title } = pieceOf(order, input.piece)
  const number = (await latestNumber(em, order, input)) + 1
  const move = await moveToDelivered({ em, hooks, site }, order, { actor, piece: input.piece, isAwaited })
  const { note } = input
  const hasReport = input.report.kind !== 'none'
  const told = { title, number, note, hasReport, ...move }
  const [queued] = await mail.add(em, [deliveryMail(order, told, site)])
  if (!queued) throw new DomainError('cannotDeliver')
  if (order.sentOutside !== null) await em.nativeUpdate(Order, { id: order.id }, { sentOutside: null })
  const report = await takeReport(em, draft, input.report)
  await keepVersion(em, checked, {
    orderId: order.id,
    piece: input.piece,
    number,
    note,
    report,
    staffId: actor.kind === 'staff' ? actor.member.id : null,
    staffName: signatureOf(actor, site),
    mailId: queued.id,
    shownAt: queued.startsAt,
    movedFrom: move.movedFrom,
    idempotencyKey: input.idempotencyKey,
    fingerprint: fingerprintOfAct('deliver', input),
  })
  return { orderId: order.id, title, number }
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

async function latestNumber(em: Em, { id }: Order, { piece }: DeliverInput): Promise<number> {
  const latest = { orderBy: { number: 'desc' }, fields: ['number'], disableIdentityMap: true } as const
  return (await em.findOne(TextVersion, { orderId: id, piece }, latest))?.number ?? 0
}

interface Told {
  title: string
  number: number
  note: string
  hasReport: boolean
  has: number
  of: number
}

const deliveryMail = (order: Order, { number: version, ...told }: Told, site: SiteContent): NewMail =>
  mailAbout(
    order,
    'text-delivered',
    words({ number: order.number, serviceName: order.name, version, ...told }, site),
  )
