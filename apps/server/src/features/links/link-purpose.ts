import type { Em } from '../../db/orm.ts'

/** A role at the desk, an account, a subscription, the page of an order, or one act about it taken back. */
export type Gift = 'role' | 'account' | 'subscription' | 'order' | 'undo'

/** A purpose of mailed links. */
export interface LinkPurpose {
  /** Decides what the desk may do with a mail that has such a link. */
  gives: Gift
  /** The page that it opens. */
  path: string
  /** Whether the secret stands behind the `#`, which browsers send to nobody; in the query, if left out. */
  isBehindHash?: true
  /** How long a link is valid, in milliseconds. */
  validMs: number
  /** The path for one-click requests of mail programs (RFC 8058), where there is one; the secret is added to it. */
  oneClickPath?: string
  /**
   * Whether such a mail may still have one; asked in the transaction that makes it. Where not, its button leads to the page
   * without a secret.
   */
  mayMail?: (em: Em, subjectId: string, mail: Addressed) => Promise<boolean>
  /** The purpose of a link that staff hand out instead of this one, which proves the address that it was mailed to. */
  handedAs?: string
}

/** To which address a mail goes, as an `emailKey`, and when it was written. */
export interface Addressed {
  emailKey: string
  writtenAt: Date
}

/** The condition of those whose links were not ended since a mail was written. */
export const notEndedSince = (writtenAt: Date) => ({
  $or: [{ linksEndedAt: null }, { linksEndedAt: { $lte: writtenAt } }],
})

/** Every purpose of every feature, by its name. */
export type LinkPurposes = Readonly<Record<string, LinkPurpose>>

/** A link that a mail is to have. */
export interface LinkOrder {
  /** The name of its {@link LinkPurpose}. */
  purpose: string
  subjectId: string
}

export const hourMs = 3_600_000
