import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { DeskEntryKind } from '@northword/contract/desk'
import { v7 as uuid } from 'uuid'
import { clock } from '../../time/clock.ts'
import type { Staff } from '../people/actor.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/** One thing that staff did about an order or a message, beside moving it. Rows are only ever added. */
export const DeskEntry = defineEntity({
  name: 'DeskEntry',
  tableName: 'desk_entries',
  properties: {
    id: p.uuid().primary(),
    /** The id of the order or the message. */
    subjectId: p.uuid().index('desk_entries_subject_id_index'),
    at: p.datetime(),
    staffId: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('staff_id')
        .strictNullable()
        .deleteRule('set null')
        .index('desk_entries_staff_id_index'),
    /** As it was that day. */
    staffName: p.text(),
    kind: p.text().$type<DeskEntryKind>(),
    /** What is noted; the outcome of a call comes first. */
    text: p.text(),
    /** Where it is to come back. */
    until: p.datetime().strictNullable(),
  },
})
export type DeskEntry = InferEntity<typeof DeskEntry>

/** What an entry says, beside who and when. */
export interface Said {
  kind: DeskEntryKind
  text?: string
  until?: Date | null
}

/** The entry that the staff make now. */
export const entryOf = (
  subjectId: string,
  { id, name }: Pick<Staff['member'], 'id' | 'name'>,
  { kind, text = '', until = null }: Said,
): DeskEntry => ({ id: uuid(), subjectId, at: clock.now(), staffId: id, staffName: name, kind, text, until })
