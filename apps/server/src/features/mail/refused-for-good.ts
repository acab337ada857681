/** Replies about a mailbox or a message that are the same tomorrow (RFC 5321, 4.2.3; 556 is of RFC 7504). */
const permanentCodes = [501, 550, 551, 552, 553, 554, 556]

/** What only the operator can mend: the server wants to know who we are, does not send for us, or has us on a list. */
const aboutUs = /^\d{3}[ -]5\.7\.|\brelay|\bauthenticat/i

/**
 * Whether a mail server has refused the recipient or the message so that another try would end alike. What
 * it says earlier, to our greeting, password or sender, is about our own settings: a mail waits until they are right.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA'
  const reply = 'response' in error ? String(error.response) : ''
  return isAboutMail && permanentCodes.includes(Number(error.responseCode)) && !aboutUs.test(reply)
}
