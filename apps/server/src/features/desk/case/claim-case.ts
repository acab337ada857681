import { deskCase, takenFor } from '@northword/content/desk/desk-case'
import { writerIsNoAgent } from '@northword/content/operate/failures'
import type { Hand } from '@northword/contract/desk/desk'
import { eachAlone } from '../../../chores/each-alone.ts'
import type { Em } from '../../../db/orm.ts'
import { refusalOfWriter } from '@northword/contract/orders/order-status'
import type { StaffContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { HookFacts } from '../../../hooks/hooks.ts'
import { clock } from '../../../time/clock.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockedById, lockOrder } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { mayBegin } from '../../orders/order/promise.ts'
import { stepMail } from '../../orders/mails/step-mails.ts'
import { answererOf, type Staff } from '../../people/actor.ts'
import { presentMember } from '../../people/lock-member.ts'
import type { StaffMember } from '../../people/staff-member.entity.ts'
import { assignedMail } from './assigned-mail.ts'
import { changeCase, moveFrom, noteAct, saveCase, type SeenCase, type Standing } from './change-case.ts'
import { byOther, type EntryActor } from './desk-entry.entity.ts'
import { DeskState, notPutOff } from './desk-state.entity.ts'

interface Holding extends SeenCase {
  hand?: Hand | undefined
}

interface Taking extends Holding {
  memberId?: string | undefined
}

/**
 * Takes an order in hand, also from another member, or assigns it to one, with a mail to them. Its writer begins work
 * that is due, with a mail to the client.
 * @throws {DomainError} `orderNotFound`, `changedMeanwhile`; `cannotMove` if nothing is to be written;
 * `memberNotFound` unless the member is present; `forbidden` if a writer is to be the agent, or says who is
 */
export async function claimCase(
  { em, mail, actor, hooks, site }: StaffContext,
  { number, version, ...asked }: Taking,
) {
  const hand = handFor(actor, asked.hand)
  const at = clock.now()
  await em.transactional(async (tx) => {
    const { id } = await orderOf(tx, actor, number)
    const order = await lockedById(tx, id)
    const message = hand === 'writer' ? refusalOfWriter(order.status) : null
    if (message !== null) throw new DomainError('cannotMove', { message })
    const holder = await holderFor(tx, asked.memberId ?? answererOf(actor), hand)
    const begins = hand === 'writer' && mayBegin(order)
    const text = takenAs(hand, holder, actor)
    const move = begins ? moveFrom(order, 'In Production') : undefined
    const said = { kind: 'claim', text, move } as const
    const before = await holderOf(tx, id, hand)
    await changeCase(tx, actor, { id, version }, { ...held(hand, holder.id, at), ...notPutOff }, said)
    await mail.add(tx, assignedMail(actor, { order, hand, before, holder }))
    if (!begins) return
    if (!(await moveOrder({ em: tx, hooks, site }, order, { to: 'In Production', actor })))
      throw new DomainError('cannotMove')
    await mail.add(tx, stepMail(await tx.refreshOrFail(order), { to: 'In Production' }, site))
  })
}

export function releaseCase(ctx: StaffContext, { hand: asked, ...seen }: Holding): Promise<void> {
  const hand = handFor(ctx.actor, asked)
  return saveCase(ctx, seen, givenBack(hand), released(hand))
}

/**
 * Agents and owners may act for either hand, writers only for the writer's.
 * @throws {DomainError} `forbidden` if a writer asks for the agent's
 */
export function handFor({ member }: Staff, asked?: Hand): Hand {
  if (member.role !== 'writer') return asked ?? 'agent'
  if (asked === 'agent') throw new DomainError('forbidden')
  return 'writer'
}

/** The member who is to have it, locked so that they do not leave meanwhile. */
async function holderFor(em: Em, id: string, hand: Hand): Promise<StaffMember> {
  const member = await presentMember(em, id)
  if (hand === 'agent' && member.role === 'writer')
    throw new DomainError('forbidden', { message: writerIsNoAgent })
  return member
}

async function holderOf(em: Em, id: string, hand: Hand): Promise<string | null> {
  const state = await em.findOne(DeskState, { id }, { disableIdentityMap: true })
  return (hand === 'agent' ? state?.claimedBy : state?.writtenBy) ?? null
}

/** Text of the timeline, with the holder's name where another assigned the order. */
const takenAs = (hand: Hand, { id, name }: StaffMember, { member }: Staff) =>
  id === member.id ? deskCase.hand.as[hand] : takenFor(deskCase.hand.as[hand], name)

const held = (hand: Hand, by: string | null, at: Date | null): Partial<Standing> =>
  hand === 'agent' ? { claimedBy: by, claimedAt: at } : { writtenBy: by, writtenAt: at }

const givenBack = (hand: Hand) => held(hand, null, null)

const released = (hand: Hand) => ({ kind: 'release', text: deskCase.hand.as[hand] }) as const

const heldBy = (hand: Hand, id: string) => (hand === 'agent' ? { claimedBy: id } : { writtenBy: id })

/**
 * Gives back what a member had in hand, so that others find it; no undo brings it back to them. Finished orders about
 * which nothing is due stay, as the record of who handled them.
 * @throws {AggregateError} the failures, after all others are given back
 */
export async function freeHands(em: Em, { by, id, hands }: HookFacts['memberLeft']): Promise<void> {
  const inHand: InHand[] = []
  for (const hand of hands) inHand.push(...(await em.execute<InHand[]>(openIn(hand, 'm.id = ?'), [id])))
  await freeEach(em, by, inHand)
}

/**
 * Gives back what {@link freeHands} could not when a member left or became a writer, and orders that go on since. Any
 * number of processes may run it.
 * @throws {AggregateError} the failures, after all others are given back
 */
export async function freeForgotten(em: Em): Promise<void> {
  const inHand = await em.execute<InHand[]>(
    `${openIn('agent', `(m.ended_at is not null or m.role = 'writer')`)}
      union all ${openIn('writer', 'm.ended_at is not null')}`,
  )
  await freeEach(em, product, inHand)
}

const product = byOther(deskCase.timeline.by.system)

/** SQL condition: an order of which something is due, or will be as its work goes on. */
const isOpen = `(o.status not in ('Completed', 'Cancelled', 'Refunded')
  or num_nonnulls(o.ask_by, o.pay_by, o.refund_due_at) > 0
  or exists (select 1 from order_messages where order_id = o.id and answer_by is not null and settled_at is null))`

const columnOf: Readonly<Record<Hand, string>> = { agent: 'claimed_by', writer: 'written_by' }

/** SQL: open orders in this hand, as {@link InHand}. @param whose condition for their members, `m` */
const openIn = (hand: Hand, whose: string) =>
  `select s.id, '${hand}' as hand, m.id as "of" from desk_states s
      join staff_members m on m.id = s.${columnOf[hand]} join orders o on o.id = s.id
    where ${whose} and ${isOpen}`

/** An order in the hand of a member. */
interface InHand {
  id: string
  hand: Hand
  of: string
}

const freeEach = (em: Em, by: EntryActor, inHand: readonly InHand[]) =>
  eachAlone(inHand, (each) => em.fork().transactional((tx) => free(tx, by, each)))

async function free(em: Em, by: EntryActor, { id, hand, of }: InHand) {
  await lockOrder(em, id)
  const state = await em.findOne(DeskState, { id, ...heldBy(hand, of) }, { disableIdentityMap: true })
  if (!state) return
  await changeCase(em, by, state, givenBack(hand))
  await noteAct(em, by, id, released(hand))
}
