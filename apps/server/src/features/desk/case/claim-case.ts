import { deskCase } from '@northword/content/desk/desk-case'
import type { Hand } from '@northword/contract/desk/desk'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { MemberLeft } from '../../../hooks/member-left.ts'
import { clock } from '../../../time/clock.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockedById, lockOrder } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { mayBegin } from '../../orders/order/promise.ts'
import { stepMail } from '../../orders/mails/step-mails.ts'
import type { Staff } from '../../people/actor.ts'
import { changeCase, noteAct, saveCase, type SeenCase, type Standing } from './change-case.ts'
import { DeskState } from './desk-state.entity.ts'

interface Taking extends SeenCase {
  hand?: Hand | undefined
}

/**
 * Takes an order in hand, also from another member. A writer begins work that is due, with a mail to the client.
 * @throws {DomainError} `orderNotFound`, `changedMeanwhile`, `forbidden` for a writer who wants to be the agent
 */
export async function claimCase({ em, mail, actor }: StaffContext, { number, version, ...asked }: Taking) {
  const hand = handFor(actor, asked.hand)
  const { id: by } = actor.member
  const at = clock.now()
  await em.transactional(async (tx) => {
    const { id } = await orderOf(tx, actor, number)
    const order = await lockedById(tx, id)
    const begins = hand === 'writer' && mayBegin(order)
    const move = {
      from: order.status,
      to: 'In Production',
      dueAt: order.dueAt?.toISOString() ?? null,
    } as const
    const said = { kind: 'claim', text: deskCase.hand.as[hand], move: begins ? move : undefined } as const
    await changeCase(tx, actor, { id, version }, { ...held(hand, by, at), laterUntil: null }, said)
    if (!begins) return
    if (!(await moveOrder(tx, order, { to: 'In Production', actor }))) throw new DomainError('cannotMove')
    await mail.add(tx, [stepMail(await tx.refreshOrFail(order), 'In Production')])
  })
}

export function releaseCase(ctx: StaffContext, { hand: asked, ...seen }: Taking): Promise<void> {
  const hand = handFor(ctx.actor, asked)
  return saveCase(ctx, seen, givenBack(hand), released(hand))
}

/** Agents and owners may take either hand, writers only the writer's. */
function handFor({ member }: Staff, asked?: Hand): Hand {
  if (member.role !== 'writer') return asked ?? 'agent'
  if (asked === 'agent') throw new DomainError('forbidden')
  return 'writer'
}

const held = (hand: Hand, by: string | null, at: Date | null): Partial<Standing> =>
  hand === 'agent' ? { claimedBy: by, claimedAt: at } : { writtenBy: by, writtenAt: at }

const givenBack = (hand: Hand) => held(hand, null, null)

const released = (hand: Hand) => ({ kind: 'release', text: deskCase.hand.as[hand] }) as const

const heldBy = (hand: Hand, id: string) => (hand === 'agent' ? { claimedBy: id } : { writtenBy: id })

/** Gives back what a member had in hand, so that others find it. No undo brings it back to them. */
export const freeHands: MemberLeft = async (em, by, { id, hands }) => {
  for (const hand of hands) {
    const states = await em.find(DeskState, heldBy(hand, id), { fields: ['id'], disableIdentityMap: true })
    for (const state of states) await em.transactional((tx) => free(tx, by, state.id, { hand, of: id }))
  }
}

async function free(em: Em, by: Staff, orderId: string, { hand, of }: { hand: Hand; of: string }) {
  await lockOrder(em, orderId)
  const state = await em.findOne(
    DeskState,
    { id: orderId, ...heldBy(hand, of) },
    { disableIdentityMap: true },
  )
  if (!state) return
  await changeCase(em, by, state, givenBack(hand))
  await noteAct(em, by, orderId, released(hand))
}
