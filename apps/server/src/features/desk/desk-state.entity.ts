import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { UndoableKind } from '@northword/contract/desk'
import type { OrderStatus } from '@northword/contract/order-status'
import { StaffMember } from '../people/staff-member.entity.ts'

/** How a case stood before the last step, for whoever did that to take it back. Times are ISO 8601. */
export interface LastStep {
  kind: UndoableKind
  /** The id of the member. */
  by: string
  at: string
  claimedBy: string | null
  claimedAt: string | null
  writtenBy: string | null
  writtenAt: string | null
  laterUntil: string | null
  /** Where the step was a move, or began the work. */
  move?: LastMove
}

export interface LastMove {
  from: OrderStatus
  to: OrderStatus
  /** What was promised before. */
  dueAt: string | null
}

/** Who has an order or a message in hand, and until when it is put off. Missing where nobody has touched it. */
export const DeskState = defineEntity({
  name: 'DeskState',
  tableName: 'desk_states',
  properties: {
    /** The id of the order or the message. */
    id: p.uuid().primary(),
    /** The agent of an order, or whoever answers the message. */
    claimedBy: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('claimed_by')
        .strictNullable()
        .deleteRule('set null')
        .index('desk_states_claimed_by_index'),
    claimedAt: p.datetime().strictNullable(),
    /** The writer of an order. */
    writtenBy: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('written_by')
        .strictNullable()
        .deleteRule('set null')
        .index('desk_states_written_by_index'),
    writtenAt: p.datetime().strictNullable(),
    /** The queue shows it again at that time. */
    laterUntil: p.datetime().strictNullable(),
    /** Counts the saves: of two that were made on the same version one wins. */
    version: p.integer(),
    /** Null where it cannot be taken back. */
    lastStep: p.json<LastStep>().strictNullable(),
  },
  indexes: [
    {
      name: 'desk_states_later_until_index',
      properties: 'laterUntil',
      where: '"later_until" is not null',
    },
  ],
})
export type DeskState = InferEntity<typeof DeskState>
