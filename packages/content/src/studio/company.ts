import { accounts } from '../orders/payment-accounts.ts'

/**
 * The studio's identity: replace this file to re-brand the site. Placeholders are harmless (`.example` domains, an
 * impossible telephone number, zeros); {@link placeholders} finds those in use.
 */
export const company = {
  brand: 'Northword',
  orderPrefix: 'NW',
  tagline: 'Fixed-price writing for businesses',
  emails: {
    hello: 'hello@northword.example',
    orders: 'orders@northword.example',
    legal: 'legal@northword.example',
    privacy: 'privacy@northword.example',
    refunds: 'refunds@northword.example',
    accessibility: 'accessibility@northword.example',
  },
  phone: '+852 0000 0000',
  address: ['Northword Limited', '12/F, 1 Example Street', 'Central, Hong Kong'],
  registrationNumber: '00000000',
  founded: 2025,
  /** IANA zone of every date in an order number and every opening hour. */
  timeZone: 'Asia/Hong_Kong',
  hours: {
    label: 'Monday–Friday, 9 AM–6 PM HKT',
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '18:00',
  },
  /** Business hours until a person answers a message: at best and at the latest. */
  answerWithinHours: { least: 2, most: 4 },
  /** Hours until a person contacts the client of a new order. Part of every form and mail. */
  contactWithinHours: 24,
  /** Hours from the agreed price to the request for payment. */
  payWithinHours: 24,
  social: {
    linkedin: 'https://linkedin.example/northword',
    bluesky: 'https://bluesky.example/northword',
  },
} as const

/** Placeholders that a studio has to replace before it opens. */
export function placeholders(studio: typeof company = company): string[] {
  const found: string[] = []
  for (const [name, address] of Object.entries(studio.emails)) {
    if (address.endsWith('.example')) found.push(`emails.${name}`)
  }
  for (const [name, url] of Object.entries(studio.social)) {
    if (/^https:\/\/[^/]+\.example(\/|$)/.test(url)) found.push(`social.${name}`)
  }
  if (/^\+\d+ 0+ 0+$/.test(studio.phone)) found.push('phone')
  if (/^0+$/.test(studio.registrationNumber)) found.push('registrationNumber')
  if (/^[0-]+$/.test(accounts.bank.number)) found.push('accounts.bank')
  if (accounts.paypal.endsWith('.example')) found.push('accounts.paypal')
  if (studio.address.some((line) => line.includes('Example Street'))) found.push('address')
  return found
}
