import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { UndoableKind } from '@northword/contract/desk/desk'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { Step } from '../../orders/mails/step-mails.ts'
import { toMemberOrNull } from '../../people/staff-member.entity.ts'

/** The case before its last step, for an undo. Times are ISO 8601. */
export interface LastStep {
  kind: UndoableKind
  /** Id of the member or the API token. */
  by: string
  at: string
  claimedBy: string | null
  claimedAt: string | null
  writtenBy: string | null
  writtenAt: string | null
  laterUntil: string | null
  /** Undefined in steps of older versions: as `laterUntil`. */
  writerLaterUntil?: string | null
  /** Set if the step was a move or began the work. */
  move?: LastMove
}

export interface LastMove {
  from: OrderStatus
  to: Step
  /** The promise before the move. */
  dueAt: string | null
  /** The promise to ask for the payment, before the move. Undefined in steps of older versions. */
  askBy?: string | null
  /** The order's `sentOutside` before a move to Delivered. Undefined for other moves and in older steps. */
  sentOutside?: string | null
}

/** The members who have an order or a message in hand, and until when its duties are put off. No row: untouched. */
export const DeskState = defineEntity({
  name: 'DeskState',
  tableName: 'desk_states',
  properties: {
    /** Id of the order or the message. */
    id: p.uuid().primary(),
    /** Agent of the order, or the member who answers the message. */
    claimedBy: () => toMemberOrNull().name('claimed_by').index('desk_states_claimed_by_index'),
    claimedAt: p.datetime().strictNullable(),
    writtenBy: () => toMemberOrNull().name('written_by').index('desk_states_written_by_index'),
    writtenAt: p.datetime().strictNullable(),
    /** The agent's duties are put off until then. */
    laterUntil: p.datetime().strictNullable(),
    /** The writer's. */
    writerLaterUntil: p.datetime().strictNullable(),
    /** Number of saves. Of two saves on the same version one wins. */
    version: p.integer(),
    /** Null: it cannot be undone. */
    lastStep: p.json<LastStep>().strictNullable(),
  },
  indexes: [
    {
      name: 'desk_states_later_until_index',
      properties: 'laterUntil',
      where: '"later_until" is not null',
    },
    {
      name: 'desk_states_writer_later_until_index',
      properties: 'writerLaterUntil',
      where: '"writer_later_until" is not null',
    },
  ],
})
export type DeskState = InferEntity<typeof DeskState>

/** Ends the putting off of both hands. */
export const notPutOff = { laterUntil: null, writerLaterUntil: null } as const
