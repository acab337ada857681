import type { GoOn } from '../plain-form/outcome.ts'

/** Expired or used. */
export interface Dead {
  kind: 'dead'
}

/** Treats a 400 as a dead link. */
export const deadLink: GoOn<Dead, never> = ({ status }) =>
  status === 400 ? { kind: 'sent', result: { kind: 'dead' } } : undefined
