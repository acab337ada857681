import type { TokenScope } from '@northword/contract/desk/tokens'
import type { StaffRole } from '@northword/contract/people/staff'
import type { RestRoute } from './rest-route.ts'

/* Who may call a REST route, in words and by its credentials. The procedure or the handler checks it. */

type Access = Pick<RestRoute, 'access' | 'security' | 'isFresh'>

export const forAnybody: Access = { access: 'For anybody.', security: [] }

export const forClients: Access = {
  access: 'For the signed-in client.',
  security: [{ clientSession: [] }],
}

/** For one order, also by its link. */
export const forOrder: Access = {
  access: 'For the client of the order, and for holders of a link to it.',
  security: [{ clientSession: [] }, { orderLink: [], byLink: [] }],
}

interface AtDesk {
  /** Any role if empty. */
  roles: StaffRole[]
  /** Of API tokens; none may call it without one. */
  scope?: TokenScope | undefined
  publishes?: boolean | undefined
  isFresh?: boolean | undefined
}

export function forStaff({ roles, scope, publishes, isFresh = false }: AtDesk): Access {
  const members = publishes ? 'owners and members who may publish' : membersIn(roles)
  const proof = isFresh ? ', who have just proven who they are' : ''
  const programs = scope ? `API tokens need the scope \`${scope}\`` : 'No API token may call it'
  return {
    access: `For ${members} at the desk${proof}. ${programs}.`,
    // First what programs send, which the samples of the reference show.
    security: [...(scope ? [{ apiToken: [scope] }] : []), { deskSession: [] }],
    isFresh,
  }
}

const membersIn = (roles: StaffRole[]) =>
  roles.length > 0 ? roles.map((role) => `${role}s`).join(' and ') : 'all members'
