import { site } from '#site'

/**
 * The studio's identity. Placeholders are harmless (`.example` domains, an impossible telephone number, zeros);
 * {@link placeholders} finds those in use.
 */
export const company = site.company

/** Placeholders that a studio has to replace before it opens. */
export function placeholders(studio: typeof company = company): string[] {
  const { bank, paypal } = site.accounts
  const found: string[] = []
  for (const [name, address] of Object.entries(studio.emails)) {
    if (address.endsWith('.example')) found.push(`emails.${name}`)
  }
  for (const [name, url] of Object.entries(studio.social)) {
    if (/^https:\/\/[^/]+\.example(\/|$)/.test(url)) found.push(`social.${name}`)
  }
  if (/^\+\d+ 0+ 0+$/.test(studio.phone)) found.push('phone')
  if (/^0+$/.test(studio.registrationNumber)) found.push('registrationNumber')
  if (/^[0-]+$/.test(bank.number)) found.push('accounts.bank')
  if (paypal.endsWith('.example')) found.push('accounts.paypal')
  if (studio.address.some((line) => line.includes('Example Street'))) found.push('address')
  return found
}
