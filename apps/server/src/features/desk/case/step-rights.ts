import type { UndoableKind } from '@northword/contract/desk/desk'
import type { StaffRole } from '@northword/contract/people/staff'
import type { Staff } from '../../people/actor.ts'

/** Roles that speak with clients. */
const agents: readonly StaffRole[] = ['owner', 'agent']

/** Roles that may take or undo a step; empty: all. Undo checks them too, as a role may have changed. */
export const rolesOfStep: Readonly<Record<UndoableKind, readonly StaffRole[]>> = {
  claim: [],
  release: [],
  later: [],
  call: agents,
  move: agents,
}

/** True if the member has one of the roles; always for an empty list. */
export const isOneOf = ({ member }: Staff, roles: readonly StaffRole[]): boolean =>
  roles.length === 0 || roles.includes(member.role)
