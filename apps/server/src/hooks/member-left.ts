import type { Hand } from '@northword/contract/desk/desk'
import type { Em } from '../db/orm.ts'
import type { Staff } from '../features/people/actor.ts'

/** Announces that a member may no longer hold orders in these ways. Runs after that is committed. */
export type MemberLeft = (em: Em, by: Staff, leaving: { id: string; hands: readonly Hand[] }) => Promise<void>
