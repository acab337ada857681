/** Days that data about people is kept. The policies print them, and the server deletes by them. */
export const retentionDays = {
  /** From the deletion of an account to its erasure. Signing in before cancels the deletion. */
  deletedAccount: 30,
  /** Drafts of a text, after its order is over. */
  drafts: 90,
  /** Copies of mails that are about no order. */
  mails: 365,
  /** Addresses that were entered for the newsletter and not confirmed. */
  unconfirmedSubscriber: 7,
} as const
