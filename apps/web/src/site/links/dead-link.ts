import type { GoOn } from '../plain-form/outcome.ts'

/** The link has expired or was used before. */
export interface Dead {
  kind: 'dead'
}

/** A link that the server does not take leads nowhere. */
export const deadLink: GoOn<Dead, never> = ({ status }) =>
  status === 400 ? { kind: 'sent', result: { kind: 'dead' } } : undefined
