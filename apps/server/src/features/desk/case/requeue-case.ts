import { deskCase } from '@northword/content/desk/desk-case'
import type { Em } from '../../../db/orm.ts'
import type { ClientsDoing } from '../../../hooks/hooks.ts'
import { byOther, DeskEntry, entryOf } from './desk-entry.entity.ts'

/** Puts a case back in the queue after its client acted. Raises its version, so that nobody misses the act. */
export async function requeueCase(em: Em, { orderId, act, text = '' }: ClientsDoing): Promise<void> {
  await em.execute(
    `insert into desk_states (id, version) values (?, 1)
      on conflict (id) do update set later_until = null, last_step = null, version = desk_states.version + 1`,
    [orderId],
  )
  // The timeline already shows a cancellation, as a move.
  const kind = kinds[act]
  if (kind) await em.insert(DeskEntry, entryOf(orderId, client, { kind, text }))
}

const kinds = {
  wrote: 'heard',
  commented: 'commented',
  replied: 'replied',
  cancelled: null,
  approved: 'approved',
  unapproved: 'unapproved',
} as const

const client = byOther(deskCase.timeline.by.client)
