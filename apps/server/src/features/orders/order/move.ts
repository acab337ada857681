import type { MoveFacts, OrderStatus } from '@northword/contract/orders/order-status'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import { type Actor, isStaff, type Staff, type System } from '../../people/actor.ts'

/** A member or an API token, as far as an event of an order names them. */
export interface DeskMember extends Pick<Staff, 'kind'> {
  member: Pick<Staff['member'], 'id' | 'name' | 'role'>
}

export type DeskActor = DeskMember | System

/** Integer US cents. */
type Money = Pick<MoveFacts, 'chargedCents' | 'paidCents' | 'keptCents' | 'owedCents'>

/** A change of an order's state. Without `money` nothing counts as paid. */
export interface Move {
  to: OrderStatus
  actor: Actor | DeskMember
  note?: string
  money?: Money
  /** True if the client has every text from here; see {@link MoveFacts}. */
  hasTexts?: boolean
  /** Set if it undoes the move before, with what that move changed. */
  undo?: { dueAt: Date | null; askBy?: Date | null; sentOutside?: string | null }
}

const nothingPaid: Money = { chargedCents: 0, paidCents: 0, keptCents: 0, owedCents: 0 }

interface Facts extends Omit<Move, 'to'> {
  terms: PaymentTerms
}

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
  isStaff: isStaff(actor),
  reason: note,
  isUndo: undo !== undefined,
})
