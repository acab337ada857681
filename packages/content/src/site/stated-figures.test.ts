import { describe, expect, test } from 'vitest'
import { about } from './about.ts'
import { catalogue, extraRevisionCents, findService } from '../studio/catalogue.ts'
import { company } from '../studio/company.ts'
import { written } from '../testing/every-word.ts'
import { faq } from './faq.ts'
import { figures } from '../studio/figures.ts'
import { home } from './home.ts'
import { formatPrice } from '@northword/contract/money/format-price'
import { pricing } from './pricing.ts'
import { siteContentOf } from '@northword/contract/content/site-content'
import { readItems } from '@northword/seed/read-items'
import { seed } from '@northword/seed/seed'
import { wholeNumber } from '@northword/contract/money/whole-number'

const { answerWithinHours } = company
const maxHours = catalogue.flatMap(({ turnaround }) =>
  turnaround.kind === 'hours' ? [turnaround.maxHours] : [],
)
const priceOf = (sku: string) => findService(sku)?.priceCents ?? Number.NaN
const labelOf = (sku: string) => findService(sku)?.turnaround.label ?? 'none'

test('the figures are those of the catalogue', () => {
  const quick = catalogue.filter(({ turnaround }) => turnaround.label === '24 hours')
  expect(figures.quickWords).toBe(wholeNumber(Math.max(...quick.map(({ words }) => words ?? 0))))
  expect(figures.extraRevision).toBe(formatPrice(extraRevisionCents))
  expect(figures.longestDays).toBe(Math.max(...maxHours) / 24)
})

test('the longest turnaround is promised in whole days, and never too short', () => {
  const items = readItems().map((item) =>
    item.kind === 'services' && item.key === 'PS-200'
      ? { ...item, fields: { ...(item.fields as object), turnaround: { minHours: 200, maxHours: 250 } } }
      : item,
  )
  expect(siteContentOf(items).figures.longestDays).toBe(11)
})

/** Figures that every sentence matching the pattern must have. */
const claimed: readonly [what: string, pattern: RegExp, ...figures: (string | number)[]][] = [
  [
    'the days for changes',
    /(?:revisions?|comments|changes|[Aa]sk(?: for \w+)?) (?:within|welcome for) (\d+) days|have (\d+) days to ask for changes|(\d+) days have passed/g,
    figures.reviewDays,
    figures.refundDays,
  ],
  [
    'the price of a further round',
    /(?:round|revision|more) costs \$(\d+)/gi,
    Number(figures.extraRevision.slice(1)),
  ],
  ['the days for a refund', /full refund (?:if you ask )?within (\d+) days/g, figures.refundDays],
  [
    'the hours to the first contact',
    /(?:agent (?:will )?contacts? you|[Ww]e contact you|contacts you) within (\d+) hours|[Ww]ithin (\d+) hours(?: of your order)?,? an agent/g,
    seed.contactWithinHours,
  ],
  ['the hours to an answer', /within (\d+) to \d+ hours(?! with)/g, answerWithinHours.least, 24],
  ['the minutes of a consultation', /(\d+)-minute (?:first )?consultation/g, 15],
  ['the price of the subscription', /(?:subscription is|It costs) \$(\d+) a month/g, 450],
  ['the longest turnaround', /(\d+) days at most/g, figures.longestDays],
  ['the number of services', /(\d+)(?: writing)? services/gi, catalogue.length],
  ['the words of a quick piece', /up to ([\d,]+) words: 24 hours/g, figures.quickWords],
  ['the grade that we write for', /grade (\d+)(?: to|–)/g, 8],
  ['the hours of opening', /(\d+) AM(?:–| to )6 PM/g, 9],
]

describe('no sentence contradicts another on', () => {
  test.each(claimed)('%s', (_, pattern, ...expected) => {
    const found = written.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map((match) => ({
        path,
        figure: match.slice(1).find((group) => group !== undefined),
      })),
    )
    expect(found.length).toBeGreaterThan(0)
    const allowed = expected.map(String)
    expect(found.filter(({ figure }) => !allowed.includes(figure ?? ''))).toEqual([])
  })
})

test('the accessibility desk alone takes the longer time of an answer', () => {
  const longer = written.filter(({ text }) => /within 24(?: to |–)48 hours/.test(text))
  expect(longer.filter(({ path }) => !/accessibility/.test(path))).toEqual([])
})

test('every opening time ends at six, in Hong Kong', () => {
  const told = written.filter(({ text }) => /\d AM/.test(text) && !/\d:\d\d [AP]M/.test(text))
  expect(told.length).toBeGreaterThan(8)
  expect(told.filter(({ text }) => !/9 AM(?:–| to )6 PM (?:HKT|Hong Kong time)/.test(text))).toEqual([])
})

test('About names as quick what the catalogue delivers within 24 hours', () => {
  const [quick] = about.standards.delivery.items
  expect(quick).toMatch(/^Blog posts, SEO articles, newsletters /)
  expect(['PS-025', 'PS-045', 'PS-035'].map(labelOf)).toEqual(['24 hours', '24 hours', '24 hours'])
})

test('the times that the FAQ names are those on the cards', () => {
  const answer = faq.questions.find(({ id }) => id === 'turnaround')?.answer.join(' ') ?? ''
  const spoken = (sku: string) => labelOf(sku).replace('-', ' to ')
  expect(answer).toContain(`A blog post or a newsletter takes ${spoken('PS-025')}`)
  expect(spoken('PS-035')).toBe(spoken('PS-025'))
  expect(answer).toContain(`a landing page ${spoken('PS-055')}, a white paper ${spoken('PS-200')}`)
})

test('the rounds that the FAQ names are those of the catalogue', () => {
  const rounds = catalogue.flatMap(({ revisionRounds }) =>
    revisionRounds === 'unlimited' ? [] : [revisionRounds],
  )
  expect([Math.min(...rounds), Math.max(...rounds)]).toEqual([1, 3])
  expect(faq.questions.find(({ id }) => id === 'revisions')?.answer[0]).toMatch(/^One to three rounds/)
})

test('sentences of Home and Pricing about groups of services are true of each of them', () => {
  const affordable = catalogue.filter(({ pricingGroup }) => pricingGroup === 'affordable')
  expect(affordable).toHaveLength(3)
  expect(pricing.groups[0]?.intro).toMatch(/^Three .*under \$40 .*24 hours/)
  const quick = [...affordable.map(({ sku }) => sku), ...home.featured.cards.map(({ sku }) => sku)]
  expect(quick.filter((sku) => priceOf(sku) >= 4000 || labelOf(sku) !== '24 hours')).toEqual([])
})
