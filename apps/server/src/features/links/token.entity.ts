import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** Secret of a link, mailed or handed out: valid for one purpose, once, until it expires. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'tokens',
  properties: {
    /** SHA-256 of the secret, which only the link contains. */
    hash: p.text().primary().hidden(),
    /** Key in the feature's `links`. */
    purpose: p.text(),
    /** Id of a row that depends on the purpose, such as a user or a subscriber. */
    subjectId: p.uuid().index('tokens_subject_id_index'),
    /** Member who handed it out, and with whose rights it ends. Null: it was mailed. */
    madeBy: p.uuid().strictNullable().index('tokens_made_by_index'),
    expiresAt: p.datetime().index('tokens_expires_at_index'),
  },
})
export type Token = InferEntity<typeof Token>
