import type { SiteContent } from './site-content.ts'

/** Placeholders that a studio has to replace before it opens: `.example` domains, an impossible number, zeros. */
export function placeholdersLeft({ company, accounts }: Pick<SiteContent, 'company' | 'accounts'>): string[] {
  const found: string[] = []
  for (const [name, address] of Object.entries(company.emails)) {
    if (address.endsWith('.example')) found.push(`emails.${name}`)
  }
  for (const [name, url] of Object.entries(company.social)) {
    if (url && /^https:\/\/[^/]+\.example(\/|$)/.test(url)) found.push(`social.${name}`)
  }
  if (/^\+\d+ 0+ 0+$/.test(company.phone)) found.push('phone')
  if (/^0+$/.test(company.registrationNumber)) found.push('registrationNumber')
  if (accounts.bank && /^[0-]+$/.test(accounts.bank.number)) found.push('accounts.bank')
  if (accounts.paypal?.endsWith('.example')) found.push('accounts.paypal')
  if (company.address.some((line) => line.includes('Example Street'))) found.push('address')
  return found
}
