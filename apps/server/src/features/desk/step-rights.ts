import type { UndoableKind } from '@northword/contract/desk'
import type { StaffRole } from '@northword/contract/staff'
import type { Staff } from '../people/actor.ts'

/** Those who speak with clients. */
export const agents: readonly StaffRole[] = ['owner', 'agent']

/**
 * Who takes each step on a case, and takes it back: the role of whoever took it may be another since. Everybody at the desk, where
 * none is given.
 */
export const rolesOfStep: Readonly<Record<UndoableKind, readonly StaffRole[]>> = {
  claim: [],
  release: [],
  later: [],
  call: agents,
  move: agents,
}

/** Whether somebody of the staff is in one of these roles; any will do, where none is given. */
export const isOneOf = ({ member }: Staff, roles: readonly StaffRole[]): boolean =>
  roles.length === 0 || roles.includes(member.role)
