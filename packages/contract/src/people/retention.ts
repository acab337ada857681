/* Days that data about people is kept. The privacy policy tells them, and the server deletes by them. */

/** From the deletion of an account to its erasure. Signing in before cancels the deletion. */
export const deletedAccountDays = 30

/** Drafts of a text, after its order is over. */
export const draftDays = 90

/** Copies of mails that are about no order. The policy says "one year". */
export const mailDays = 365

/** Addresses that were entered for the newsletter and not confirmed. */
export const unconfirmedSubscriberDays = 7
