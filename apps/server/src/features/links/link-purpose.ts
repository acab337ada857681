import type { Em } from '../../db/orm.ts'

/** Access by a link: a role at the desk, an account, a subscription, an order's page, or the undo of one act. */
export type Gift = 'role' | 'account' | 'subscription' | 'order' | 'undo'

export interface LinkPurpose {
  /** Decides the desk's rights over mails with such a link. */
  gives: Gift
  path: string
  /** Puts the secret behind the `#`, which browsers do not send. Default: in the query. */
  isBehindHash?: true
  validMs: number
  /** Path of one-click requests from mail programs (RFC 8058); the secret is appended. */
  oneClickPath?: string
  /** False: the mail may have no link, and its button opens the bare page. Called in the minting transaction. */
  mayMail?: (em: Em, subjectId: string, mail: Addressed) => Promise<boolean>
  /** Purpose of the link that staff hand out instead, since this one proves the address it was mailed to. */
  handedAs?: string
}

/** The `emailKey` of a mail's recipient, and the time it was written. */
export interface Addressed {
  emailKey: string
  writtenAt: Date
}

/** Condition: links not ended since the mail was written. */
export const notEndedSince = (writtenAt: Date) => ({
  $or: [{ linksEndedAt: null }, { linksEndedAt: { $lte: writtenAt } }],
})

export type LinkPurposes = Readonly<Record<string, LinkPurpose>>

export interface LinkOrder {
  /** Name of a {@link LinkPurpose}. */
  purpose: string
  subjectId: string
  /** The member who hands it out, with whose rights it ends. Absent: it is mailed. */
  madeBy?: string
}

export const hourMs = 3_600_000
