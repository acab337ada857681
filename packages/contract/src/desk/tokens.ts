import '../no-eval.ts'
import * as z from 'zod'
import { requiredText } from '../fields.ts'

/** Scopes of API tokens. None contains another: to write does not need the one to read. */
export const scopeGroups = {
  desk: ['desk:read', 'desk:write', 'cases:take', 'cases:undo'],
  site: ['site:read', 'site:write'],
  money: ['money:read', 'money:write'],
  /** Acts that ask a member for a fresh proof, or belong to owners. */
  withCare: ['money:refund', 'exports:read', 'webhooks:read', 'webhooks:write'],
} as const
export const tokenScopes = [
  ...scopeGroups.desk,
  ...scopeGroups.site,
  ...scopeGroups.money,
  ...scopeGroups.withCare,
] as const
export type TokenScope = (typeof tokenScopes)[number]

/** Role of a program at the desk. No program is an owner, who manages people. */
export const tokenRoles = ['agent', 'writer'] as const
export type TokenRole = (typeof tokenRoles)[number]

/** Days; null: no expiry. */
export const tokenLifetimes = { month: 30, quarter: 90, year: 365, unlimited: null } as const
export const tokenLifetimeNames = ['month', 'quarter', 'year', 'unlimited'] as const

const isOfDesk = (scope: TokenScope) =>
  [...scopeGroups.desk, ...scopeGroups.site].some((one) => one === scope)

export const createTokenInput = z
  .object({
    name: requiredText('Name', 60, 'Say which program it is for.'),
    role: z.enum(tokenRoles, 'Choose as whom it sees the desk: agent or writer.'),
    scopes: z
      .array(z.enum(tokenScopes, 'Choose scopes from the list.'), 'Choose what it may do.')
      .min(1, 'Choose what it may do.')
      .max(tokenScopes.length, 'Choose each scope once.'),
    lifetime: z.enum(tokenLifetimeNames, 'Choose how long it lives.'),
  })
  .refine(({ role, scopes }) => role !== 'writer' || scopes.every(isOfDesk), {
    error: 'A writer sees no money: choose scopes of the desk and the site alone.',
    path: ['scopes'],
  })
export type CreateTokenInput = z.infer<typeof createTokenInput>

export const tokenInput = z.object({ id: z.uuid('There is no such API token.') })

/** Only the first answer has the secret. Times are ISO 8601. */
export const tokenView = z.object({
  id: z.string(),
  name: z.string(),
  /** Beginning of the secret, to tell tokens apart. */
  prefix: z.string(),
  role: z.enum(tokenRoles),
  scopes: z.array(z.enum(tokenScopes)),
  /** Scopes that a newer release gave it, and this one does not know. */
  unknownScopes: z.array(z.string()),
  /** `orphaned`: its maker is no longer an owner, but may still know it. */
  state: z.enum(['active', 'expired', 'revoked', 'orphaned']),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** To the minute; null if never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})
export type TokenView = z.infer<typeof tokenView>

export const tokenList = z.object({ tokens: z.array(tokenView) })

/** The secret is never shown again. */
export const createdToken = z.object({ token: tokenView, secret: z.string() })
