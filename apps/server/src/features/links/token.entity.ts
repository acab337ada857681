import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** The secret of a mailed link: valid for one purpose, once, until it expires. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'tokens',
  properties: {
    /** SHA-256 of the secret, which only the mail holds. */
    hash: p.text().primary().hidden(),
    /** The name of its purpose in the feature's `links`. */
    purpose: p.text(),
    /** The user or the subscriber that it was made for, by its purpose. */
    subjectId: p.uuid().index('tokens_subject_id_index'),
    expiresAt: p.datetime().index('tokens_expires_at_index'),
  },
})
export type Token = InferEntity<typeof Token>
