/** An https address without user or password before its host. */
export function isPaymentLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}

/** Host in ASCII (Punycode), which no lookalike can imitate; empty if the link is invalid. */
export const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : '')
