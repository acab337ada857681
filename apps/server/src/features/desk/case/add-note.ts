import type { StaffContext } from '../../../doors/context.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { DeskEntry, entryOf } from './desk-entry.entity.ts'

/** Adds a note for staff only. Notes need no version, so several members may add them at once. */
export async function addNote(
  { em, actor }: StaffContext,
  { number, text }: { number: string; text: string },
): Promise<void> {
  const { id } = await orderOf(em, actor, number)
  await em.insert(DeskEntry, entryOf(id, actor, { kind: 'note', text }))
}
