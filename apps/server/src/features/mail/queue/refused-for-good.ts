/** Permanent replies about a mailbox or a message (RFC 5321, 4.2.3; 556 is from RFC 7504). */
const permanentCodes = [501, 550, 551, 552, 553, 554, 556]

/** Replies that only the operator can fix: wrong credentials, relaying denied, or our server blocked. */
const aboutUs = /^\d{3}[ -]5\.7\.|\brelay|\bauthenticat/i

/** True if a server refused recipient or message for good. Other refusals concern our settings and are retried. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA'
  const reply = 'response' in error ? String(error.response) : ''
  return isAboutMail && permanentCodes.includes(Number(error.responseCode)) && !aboutUs.test(reply)
}
