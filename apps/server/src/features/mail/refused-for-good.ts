/** Permanent replies about a mailbox or a message (RFC 5321, 4.2.3; 556 is from RFC 7504). */
const permanentCodes = [501, 550, 551, 552, 553, 554, 556]

/** Replies that only the operator can mend: wrong credentials, relaying not allowed, or our server blocked. */
const aboutUs = /^\d{3}[ -]5\.7\.|\brelay|\bauthenticat/i

/**
 * Whether a mail server has refused the recipient or the message for good. Earlier refusals, of our greeting, password
 * or sender, are about our own settings: the mail is tried again until they are right.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA'
  const reply = 'response' in error ? String(error.response) : ''
  return isAboutMail && permanentCodes.includes(Number(error.responseCode)) && !aboutUs.test(reply)
}
