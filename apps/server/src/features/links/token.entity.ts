import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** The secret of a mailed link: good for one purpose, once, until it expires. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'tokens',
  properties: {
    /** SHA-256 of the secret; the secret itself is in the mail alone. */
    hash: p.text().primary().hidden(),
    /** The name of its purpose, as a feature gives it. */
    purpose: p.text(),
    /** Whom it concerns: a user or a subscriber, by its purpose. */
    subjectId: p.uuid().index('tokens_subject_id_index'),
    expiresAt: p.datetime().index('tokens_expires_at_index'),
  },
})
export type Token = InferEntity<typeof Token>
