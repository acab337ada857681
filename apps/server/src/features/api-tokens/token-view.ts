import type { TokenView } from '@northword/contract/desk/tokens'
import type { StaffMember } from '../people/staff-member.entity.ts'
import { type ApiToken, scopesOf, stateOf } from './api-token.entity.ts'

export const tokenView = (token: ApiToken, maker: StaffMember, now: Date): TokenView => ({
  id: token.id,
  name: token.name,
  prefix: token.prefix,
  role: token.role,
  ...scopesOf(token),
  state: stateOf(token, maker, now),
  createdAt: token.createdAt.toISOString(),
  createdBy: maker.name,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  expiresAt: token.expiresAt?.toISOString() ?? null,
  revokedAt: token.revokedAt?.toISOString() ?? null,
})
