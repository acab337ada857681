import type { Staff } from './actor.ts'

/** True if they see clients' addresses and act towards clients: all but writers. */
export const dealsWithClients = ({ member }: Staff): boolean => member.role !== 'writer'

/** True if they see money: not writers, and programs only with the scope `money:read`. */
export const seesMoney = (staff: Staff): boolean =>
  dealsWithClients(staff) && (staff.kind === 'staff' || staff.scopes.includes('money:read'))
