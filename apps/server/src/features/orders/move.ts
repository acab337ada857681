import type { MoveFacts, OrderStatus } from '@northword/contract/order-status'
import type { PaymentTerms } from '@northword/contract/payment-terms'
import type { Actor, Staff, System } from '../people/actor.ts'

/** Somebody of the studio at the desk, or a program of theirs, as far as their part of an order names them. */
export interface DeskMember extends Pick<Staff, 'kind'> {
  member: Pick<Staff['member'], 'id' | 'name' | 'role'>
}

/** Who does the studio's part of an order: somebody at the desk, or the product itself. */
export type DeskActor = DeskMember | System

/** The money of an order as a move needs it, in integer US cents. */
type Money = Pick<MoveFacts, 'chargedCents' | 'paidCents' | 'keptCents' | 'owedCents'>

/** A change of an order's state: to what, by whom, and why. Without `money` nothing counts as paid. */
export interface Move {
  to: OrderStatus
  actor: Actor | DeskMember
  note?: string
  money?: Money
  /** Whether the client has every text from here: see {@link MoveFacts}. */
  hasTexts?: boolean
  /** Where it takes back the move before: the promise that stood until then. */
  undo?: { dueAt: Date | null }
}

const nothingPaid: Money = { chargedCents: 0, paidCents: 0, keptCents: 0, owedCents: 0 }

interface Facts extends Omit<Move, 'to'> {
  terms: PaymentTerms
}

/** What the guard of the state machine asks about a move of an order with these terms. */
export const factsOf = ({
  actor,
  terms,
  note = '',
  money = nothingPaid,
  hasTexts = false,
  undo,
}: Facts): MoveFacts => ({
  ...money,
  hasTerms: terms === 'net30',
  hasTexts,
  isStaff: actor.kind === 'staff' || actor.kind === 'token',
  reason: note,
  isUndo: undo !== undefined,
})
