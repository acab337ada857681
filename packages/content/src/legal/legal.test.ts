import { describe, expect, test } from 'vitest'
import { company } from '../studio/company.ts'
import { stringsIn } from '../strings-in.ts'
import { footerNav } from '../site/navigation.ts'
import { pages } from '../site/pages.ts'
import { accessibility } from './accessibility.ts'
import { cookiePolicy, cookieTable } from './cookies.ts'
import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import { terms } from './terms.ts'

const documents = { terms, privacy, refund, cookies: cookiePolicy, accessibility }
type DocumentName = keyof typeof documents
const names = Object.keys(documents) as DocumentName[]
const wordsOf = (value: unknown) =>
  stringsIn(value)
    .map(({ text }) => text)
    .join('\n')
const textOf = (name: DocumentName) => wordsOf([pages[name], documents[name]])

describe.each(names)('the %s', (name) => {
  const { sections, contact } = documents[name]

  test('has an anchor of its own for each section', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    // Ids of other parts of the page.
    expect(ids.filter((id) => ['contact', 'preferences', 'main', 'root'].includes(id))).toEqual([])
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  test('says something in each section', () => {
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  })

  test('ends with a link to the contact page and an email address of the studio', () => {
    expect(contact.links.map(({ to }) => to)).toContain('/contact')
    expect(Object.values(company.emails)).toContain(contact.email.address)
  })

  test('links only to pages that exist', () => {
    const targets = stringsIn(documents[name]).filter(({ path }) => path.endsWith('.to'))
    const known = [...footerNav.explore, ...footerNav.legal].map(({ to }) => to)
    expect(targets.filter(({ text }) => !known.includes(text))).toEqual([])
  })
})

describe('the specification’s sentence on', () => {
  test.each([
    { name: 'terms', updated: '2025-10-01', labels: ['Version 2.1'], email: company.emails.legal },
    { name: 'privacy', updated: '2025-10-01', labels: ['GDPR compliant'], email: company.emails.privacy },
    {
      name: 'refund',
      updated: '2025-10-01',
      labels: ['100% Satisfaction Guarantee'],
      email: company.emails.refunds,
    },
    {
      name: 'cookies',
      updated: '2024-12-15',
      labels: ['Customizable Preferences'],
      email: company.emails.privacy,
    },
    {
      name: 'accessibility',
      updated: '2024-12-15',
      labels: ['WCAG 2.1 AA Compliant'],
      email: company.emails.accessibility,
    },
  ] as const)('the $name: its date, its labels, its address', ({ name, updated, labels, email }) => {
    expect(documents[name].updated).toBe(updated)
    expect(documents[name].labels).toEqual(labels)
    expect(documents[name].contact.email.address).toBe(email)
  })

  test('the terms: ten numbered sections', () => {
    expect(terms.numbered).toBe(true)
    expect(terms.sections).toHaveLength(10)
  })

  test('the cookie policy: its sections in their order', () => {
    expect(cookiePolicy.sections.map(({ heading }) => heading)).toEqual([
      'What Are Cookies',
      'Types of Cookies We Use',
      'Specific Cookies',
      'Third-Party Cookies',
      'How to Manage Cookies',
      'Changes to This Policy',
    ])
  })

  test('the cookie table: the durations', () => {
    expect(cookieTable.durations).toMatchObject({
      oneYear: '1 year',
      twoYears: '2 years',
      oneDay: '24 hours',
    })
    expect(cookieTable.durations.session).toMatch(/session/i)
  })

  test('the contact links: their words', () => {
    expect(terms.contact.links[0]).toEqual({ label: 'Contact Us', to: '/contact' })
    expect(refund.contact.links[0]).toEqual({ label: 'Contact Support', to: '/contact' })
    expect(textOf('privacy')).toContain('/legal/cookies')
  })

  test('the accessibility support: whom and when', () => {
    const { facts } = accessibility.contact
    expect(facts.map(({ value }) => value)).toEqual(
      expect.arrayContaining([company.phone, '24–48 hours', company.address.join(', ')]),
    )
  })
})

/** The specification's business constants, and the policies that must state them. */
const constants: readonly [what: string, where: DocumentName, pattern: RegExp][] = [
  ['prices in USD', 'terms', /US dollars \(USD\)/],
  ['payment before work begins', 'terms', /Payment is due before work begins/],
  ['late fees and suspension after 30 days', 'terms', /Late fees and suspension .* unpaid 30 days/],
  ['card, PayPal and bank transfer', 'terms', /card, PayPal or bank transfer/],
  ['NET-30 after the first project', 'terms', /first project is paid in advance.* NET-30/],
  ['the subscription', 'terms', /Enterprise subscription[^]*\$450 a month/],
  ['the payment link within 24 hours', 'terms', /Within 24 hours of your order.* payment link/],
  ['revisions within 14 days', 'terms', /revisions within 14 days of delivery/],
  ['revisions within 14 days', 'refund', /revision within 14 days of delivery/],
  ['two rounds for Starter', 'terms', /Starter Package: 2 rounds/],
  ['three rounds for Professional', 'terms', /Professional Package: 3 rounds/],
  ['unlimited rounds for Enterprise', 'terms', /Enterprise Package: unlimited rounds/],
  ['the rounds of the packages', 'refund', /2 for the Starter.*3 for the Professional.*unlimited/],
  ['the extra round', 'terms', /extra revision round costs \$35/],
  ['the extra round', 'refund', /further round costs \$35/],
  ['delivery in 24 hours', 'terms', /Standard delivery is 24 hours/],
  ['the grace period of 7 days', 'terms', /grace period of 7 days/],
  ['the grace period of 7 days', 'refund', /grace period of 7 days/],
  ['the law of California', 'terms', /law of the State of California/],
  ['arbitration', 'terms', /binding arbitration/],
  ['the full refund if revisions fail', 'terms', /revisions fail .* full refund .* within 30 days/],
  ['the full refund if revisions fail', 'refund', /revisions fail[^]*at the latest 30 days/],
  ['cancelling within 24 hours', 'terms', /within 24 hours .* before work begins: you get a full refund/],
  ['cancelling within 24 hours', 'refund', /within 24 hours of your payment and before work begins/],
  ['the partial refund before 50%', 'terms', /before 50% of it is complete: you get a partial refund/],
  ['the partial refund before 50%', 'refund', /before 50% of it is complete/],
  ['the first answer in 24 hours', 'refund', /First answer\nWithin 24 hours/],
  ['the review', 'refund', /Review\n2 to 3 business days/],
  ['the decision', 'refund', /Decision\nWithin 5 business days/],
  ['the money on a card', 'refund', /card\nin 3 to 5 business days/],
  ['the money with PayPal', 'refund', /PayPal\nin 1 to 3 business days/],
  ['the money by bank transfer', 'refund', /bank transfer\nin 5 to 7 business days/],
  ['the money by other methods', 'refund', /other method\nin up to 10 business days/],
  ['account data', 'privacy', /Until you delete the account, plus 30 days/],
  ['drafts', 'privacy', /90 days after the order is Completed/],
  ['payment records', 'privacy', /7 years, as the tax law/],
  ['marketing data', 'privacy', /at the latest 30 days after/],
  ['children', 'privacy', /children under 13/],
  ['support hours', 'terms', /9 AM–6 PM HKT/],
  ['support hours', 'privacy', /9 AM–6 PM HKT/],
  ['support hours', 'refund', /9 AM–6 PM HKT/],
  ['the readability', 'accessibility', /grade 8 to 10/],
  ['the contrast', 'accessibility', /4\.5:1/],
  ['the text size', 'accessibility', /enlarged to 200%/],
]

test.each(constants)('%s: the %s says so', (_, where, pattern) => {
  expect(textOf(where)).toMatch(pattern)
})
