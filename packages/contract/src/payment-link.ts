/** Whether a text is the address of a page to pay on: https, and without a name or password before its host. */
export function isPaymentLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}

/** The host of a link to a payment, in the letters that no other host can imitate; empty where it is no link. */
export const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : '')
