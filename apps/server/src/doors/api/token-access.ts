import type { TokenScope } from '@northword/contract/desk/tokens'

/** Area of the desk that an API token's scopes are for. */
export type TokenArea = 'desk' | 'money'

/** The scope that a token needs for a procedure: to read for queries, to write for mutations. */
export const scopeOf = (area: TokenArea, type: string): TokenScope =>
  type === 'query' ? `${area}:read` : `${area}:write`
