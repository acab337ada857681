import type { TokenScope } from '@northword/contract/desk/tokens'

/** Area of the desk with a scope to read and one to write. */
export type TokenArea = 'desk' | 'money' | 'webhooks' | 'site'

/** The scope that a token needs for a procedure: the one named, or of an area the one to read for queries. */
export function scopeOf(needed: TokenArea | TokenScope, type: string): TokenScope {
  if (isScope(needed)) return needed
  return type === 'query' ? `${needed}:read` : `${needed}:write`
}

const isScope = (needed: TokenArea | TokenScope): needed is TokenScope => needed.includes(':')
