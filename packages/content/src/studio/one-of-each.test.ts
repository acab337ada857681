import type { ContentItem } from '@northword/contract/content/content-items'
import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { contactMessages, orderMessages } from '@northword/contract/messages'
import { clientFieldsBy } from '@northword/contract/orders/order-fields'
import { readItems } from '@northword/seed/read-items'
import { seed } from '@northword/seed/seed'
import { expect, test } from 'vitest'
import { deskTexts } from '../desk/desk-texts.ts'
import { exampleMails } from '../mails/example-mails.ts'
import { orderNotice } from '../mails/mails.ts'
import { closedByTime, closedReview } from '../mails/review-mails.ts'
import { stepMails } from '../mails/step-mails.ts'
import { longBrief } from '../orders/long-brief.ts'
import { next } from '../orders/order-progress.ts'
import { stringsIn } from '../strings-in.ts'

/** A studio that promises everything within an hour or a day. */
const quick = siteContentOf(readItems().map(changed))

function changed(item: ContentItem): ContentItem {
  if (item.kind !== 'studio' || item.key !== 'promises') return item
  const hours = { contactWithinHours: 1, payWithinHours: 1, answerWithinHours: { least: 1, most: 1 } }
  const days = { reviewDays: 1, refundDays: 1, graceDays: 1 }
  return { ...item, fields: { ...(item.fields as object), ...hours, ...days } }
}

test('the seeded matter says one hour and one day, whatever a studio promises', () => {
  const said = stringsIn(quick).map(({ text }) => text)
  expect(said.filter((text) => /\b1 (?:hour|day)\b/.test(text)).length).toBeGreaterThan(15)
  expect(said.filter((text) => /\b1 (?:hours|days)\b/.test(text))).toEqual([])
})

test.each([
  ['an agent contacts a client', /contacts? you within 24 hours/i],
  ['a client can ask for a refund', /refund (?:if you ask )?within 30 days|30 days [^.]*\bCompleted/],
])('the seeded matter repeats no figure for the time in which %s', (_, ofSeed) => {
  const saying = (site: SiteContent) =>
    stringsIn(site).filter(({ path, text }) => !path.startsWith('articleTexts') && ofSeed.test(text))
  expect(saying(seed).length).toBeGreaterThan(2)
  expect(saying(quick)).toEqual([])
})

test('the seeded pages count no questions, which a studio adds and removes', () => {
  const { heads, descriptions, faq, notFound } = seed
  const texts = stringsIn({ heads, descriptions, faq, notFound }).map(({ text }) => text)
  expect(texts.filter((text) => /\b(?:twelve|12|thirteenth|13th)\b/i.test(text))).toEqual([])
})

/** The seed's site with a single service. */
const withOnly = (sku: string) =>
  siteContentOf(readItems().filter(({ kind, key }) => kind !== 'services' || key === sku))

const miscounted =
  /\b1 (?:writing )?(?:services|days)\b|twenty-five|\b0 (?:words|days)\b|from (\$[\d.,]+) to \1(?!\d)/i

test.each([
  ['of a day', 'PS-025', 'up to 600 words: 24 hours', '1 day at most', 'from $24.99.'],
  ['that goes on', 'PS-250', 'of any length: 24 hours', 'and no later', 'from $140.'],
])('the matter of a studio with one service %s counts it as one', (_, sku, quickly, longest, price) => {
  const site = withOnly(sku)
  const { items } = site.about.standards.delivery
  expect(items[0]).toContain(quickly)
  expect(items[1]).toContain(longest)
  expect(site.heads.pricing.intro).toContain(price)
  expect(site.home.featured.allServices.label).toBe('See All Services')
  expect(stringsIn(site).filter(({ text }) => miscounted.test(text))).toEqual([])
})

const order = { number: 'NW-ORD-20260306-0042', serviceName: 'Blog Post' }
const stepped = { dueBy: null, sentOutside: null, refundable: null, reviewDays: 1 }
const placed = { price: '$25', turnaround: '1 hour', contactBy: 'noon', guest: true, quotedPrice: null }
const nobody = clientFieldsBy(() => '')

test('a studio promises one hour, not one hours', () => {
  expect([quick.company.contactWithin, quick.company.payWithin, quick.answerHours]).toEqual([
    '1 hour',
    '1 hour',
    '1 hour',
  ])
  expect(orderMessages.received(quick.company.contactWithin)).toBe("Thanks! We'll reach out within 1 hour.")
  expect(contactMessages.sent(quick.answerWithin)).toMatch(/ within 1 hour\.$/)
})

test('the software says one day, one word and one character', () => {
  const mails = [
    exampleMails(quick, new Date('2026-03-06T05:00:00.000Z')).delivery,
    closedReview({ ...order, reviewDays: 1, isOutside: false }, quick),
    stepMails.Delivered({ ...order, ...stepped, site: quick }),
    orderNotice({ ...order, ...placed, sku: 'PS-025', client: nobody, note: 'Six posts', unquoted: 1 }),
  ]
  const facts = { reviewDays: 1, dueBy: null, sentOutside: null } as Parameters<typeof next.Delivered>[0]
  const sentences = [
    closedByTime(1),
    next.Delivered(facts),
    longBrief.rest(1),
    deskTexts.piece.promised(1),
    ...stringsIn(mails).map(({ text }) => text),
  ].filter((text) => /\b1 (?:more )?(?:day|word|character)/.test(text))
  expect(sentences).toHaveLength(9)
  expect(
    sentences.filter((text) => /\b1 (?:more )?(?:days|words|characters)|1 day .* have passed/.test(text)),
  ).toEqual([])
})
