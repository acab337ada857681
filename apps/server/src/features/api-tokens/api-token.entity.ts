import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { TokenRole, TokenScope } from '@northword/contract/tokens'
import { StaffMember } from '../people/staff-member.entity.ts'

/** A secret by which a program works at the desk. None is deleted: entries name it. Times are UTC. */
export const ApiToken = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** SHA-256 of the secret, which only the program has. */
    hash: p.text().unique('api_tokens_hash_unique').hidden(),
    /** How the secret begins. */
    prefix: p.text(),
    /** As whom it sees the desk. */
    role: p.text().$type<TokenRole>(),
    scopes: p.json<TokenScope[]>(),
    createdAt: p.datetime(),
    /** The owner who made it. It is good only while they own the studio: they may know the secret. */
    createdBy: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('created_by')
        .deleteRule('cascade')
        .index('api_tokens_created_by_index'),
    /** Written at most once a minute. */
    lastUsedAt: p.datetime().strictNullable(),
    /** Null where it lives until it is revoked. */
    expiresAt: p.datetime().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
})
export type ApiToken = InferEntity<typeof ApiToken>

/** What decides whether a token is good. */
type Life = Pick<ApiToken, 'expiresAt' | 'revokedAt'>

/** Whether a token is good at a moment, given the owner who made it, and if not, why. */
export function stateOf({ expiresAt, revokedAt }: Life, maker: StaffMember, now: Date) {
  if (revokedAt) return 'revoked'
  if (expiresAt && expiresAt <= now) return 'expired'
  const isOwner = maker.role === 'owner' && maker.joinedAt !== null && maker.endedAt === null
  return isOwner ? 'active' : 'orphaned'
}
