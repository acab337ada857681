import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** Secret of a mailed link: valid for one purpose, once, until it expires. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'tokens',
  properties: {
    /** SHA-256 of the secret, which only the mail contains. */
    hash: p.text().primary().hidden(),
    /** Key in the feature's `links`. */
    purpose: p.text(),
    /** Id of a row that depends on the purpose, such as a user or a subscriber. */
    subjectId: p.uuid().index('tokens_subject_id_index'),
    expiresAt: p.datetime().index('tokens_expires_at_index'),
  },
})
export type Token = InferEntity<typeof Token>
