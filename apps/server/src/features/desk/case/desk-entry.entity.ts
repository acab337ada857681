import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { DeskEntryKind } from '@northword/contract/desk/desk'
import { v7 as uuid } from 'uuid'
import { clock } from '../../../time/clock.ts'
import type { Staff } from '../../people/actor.ts'
import { toMemberOrNull } from '../../people/staff-member.entity.ts'

/** An act of staff on an order or a message, other than a move. Rows are only added. */
export const DeskEntry = defineEntity({
  name: 'DeskEntry',
  tableName: 'desk_entries',
  properties: {
    id: p.uuid().primary(),
    /** Id of the order or the message. */
    subjectId: p.uuid(),
    at: p.datetime(),
    staffId: () => toMemberOrNull().name('staff_id').index('desk_entries_staff_id_index'),
    /** Id of the API token by which a program did it. Null: a person's act, or from before tokens were noted. */
    tokenId: p.uuid().strictNullable(),
    /** The name on that day. */
    staffName: p.text(),
    kind: p.text().$type<DeskEntryKind>(),
    /** The note. For a call it begins with the outcome. */
    text: p.text(),
    until: p.datetime().strictNullable(),
    /** Of a note or a call, as `storedKey` makes it. Null: none was sent, or another kind. */
    idempotencyKey: p.text().strictNullable().hidden(),
  },
  uniques: [
    {
      name: 'desk_entries_subject_id_idempotency_key_unique',
      properties: ['subjectId', 'idempotencyKey'],
    },
  ],
})
export type DeskEntry = InferEntity<typeof DeskEntry>

export interface Said {
  kind: DeskEntryKind
  text?: string
  until?: Date | null
  idempotencyKey?: string | null
}

/** An act of somebody who is not staff, under this name. */
export const byOther = (name: string) => ({ kind: 'other', member: { id: null, name } }) as const

/** Actor of an entry. */
export type EntryActor = Staff | ReturnType<typeof byOther>

export const entryOf = (
  subjectId: string,
  by: EntryActor,
  { kind, text = '', until = null, idempotencyKey = null }: Said,
): DeskEntry => ({
  id: uuid(),
  subjectId,
  at: clock.now(),
  staffId: by.member.id,
  tokenId: by.kind === 'token' ? by.id : null,
  staffName: by.member.name,
  kind,
  text,
  until,
  idempotencyKey,
})
