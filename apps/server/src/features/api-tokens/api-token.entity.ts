import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { type TokenRole, type TokenScope, type TokenView, tokenScopes } from '@northword/contract/desk/tokens'
import { type StaffMember, toMember } from '../people/staff-member.entity.ts'

/** A secret that a program signs in to the desk with. Rows are never deleted, since desk entries refer to them. */
export const ApiToken = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** SHA-256 of the secret, in hex. Only the program has the secret itself. */
    hash: p.text().unique('api_tokens_hash_unique').hidden(),
    /** First characters of the secret. */
    prefix: p.text(),
    role: p.text().$type<TokenRole>(),
    /** May hold scopes of a newer release, which has been there before this one. */
    scopes: p.json<string[]>(),
    createdAt: p.datetime(),
    /** The owner who made it and may know the secret. The token works only while they are an owner. */
    createdBy: () => toMember().name('created_by').deleteRule('cascade').index('api_tokens_created_by_index'),
    /** Written at most once a minute. */
    lastUsedAt: p.datetime().strictNullable(),
    /** Null: no expiry. */
    expiresAt: p.datetime().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
})
export type ApiToken = InferEntity<typeof ApiToken>

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

/** Scopes of a token that this release knows, and the others, which it does not grant. */
export const scopesOf = ({ scopes }: ApiToken) => ({
  scopes: scopes.filter(isKnown),
  unknownScopes: scopes.filter((scope) => !isKnown(scope)),
})

const isKnown = (scope: string): scope is TokenScope => tokenScopes.some((each) => each === scope)

/** The state of a token. `orphaned`: the member who made it is no longer an owner. */
export function stateOf({ expiresAt, revokedAt }: ApiToken, maker: StaffMember, now: Date) {
  if (revokedAt) return 'revoked'
  if (expiresAt && expiresAt <= now) return 'expired'
  const isOwner = maker.role === 'owner' && maker.joinedAt !== null && maker.endedAt === null
  return isOwner ? 'active' : 'orphaned'
}
