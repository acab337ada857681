import { describe, expect, test } from 'vitest'
import { catalogue, findService } from './catalogue.ts'
import type { Service, Turnaround } from './catalogue.ts'
import { home } from '../site/home.ts'
import { pricing } from '../site/pricing.ts'
import { services } from '../site/services.ts'

const skusWhere = (rule: (service: Service) => boolean) =>
  catalogue
    .filter(rule)
    .map((service) => service.sku)
    .toSorted()

const priceOf = (sku: string) => {
  const service = findService(sku)
  if (!service) throw new Error(`${sku} is not in the catalogue`)
  return service.priceCents
}

const wordsOf = (sku: string) => findService(sku)?.words ?? 0

const saysItsRounds = ({ features, revisionRounds }: Service) =>
  features.at(-1)?.startsWith(services.card.revisionsValue(revisionRounds)) &&
  features.filter((feature) => /revision/i.test(feature)).length === 1

const saysItsWords = ({ features, words }: Service) =>
  words === null
    ? !/\d words/.test(features.join(' '))
    : features[0]?.includes(`${words.toLocaleString('en-US')} words`)

/** The label and the hours of a turnaround agree. */
function agrees(turnaround: Turnaround): boolean {
  if (turnaround.kind === 'ongoing') return turnaround.label === 'Ongoing'
  const hoursEach = turnaround.label.endsWith('days') ? 24 : 1
  const hours = (turnaround.label.match(/\d+/g) ?? []).map((count) => Number(count) * hoursEach)
  return turnaround.minHours === Math.min(...hours) && turnaround.maxHours === Math.max(...hours)
}

describe('the catalogue', () => {
  test('gives no two services the same SKU, name or description', () => {
    for (const key of ['sku', 'name', 'description'] as const)
      expect(new Set(catalogue.map((service) => service[key])).size).toBe(catalogue.length)
  })

  test('finds a service by its SKU and nothing by another', () => {
    for (const service of catalogue) expect(findService(service.sku)).toBe(service)
    expect(findService('PS-999')).toBeUndefined()
    expect(findService('constructor')).toBeUndefined()
  })
})

describe('prices', () => {
  test('make a package cheaper than its pieces, as its description says', () => {
    const [post, newsletter, landingPage, article] = ['PS-025', 'PS-035', 'PS-055', 'PS-045'].map(priceOf)
    if (!post || !newsletter || !landingPage || !article) throw new Error('a piece has no price')
    expect(priceOf('PS-070')).toBeLessThan(2 * post + newsletter)
    expect(priceOf('PS-135')).toBeLessThan(landingPage + 2 * article + newsletter)
    expect(priceOf('PS-180')).toBeLessThan(landingPage + 3 * article + 2 * newsletter)
    expect(priceOf('PS-250')).toBeLessThan(4 * article)
  })
})

describe('marks and groups', () => {
  test('put services into every group of Pricing', () => {
    for (const { key } of pricing.groups)
      expect(skusWhere((service) => service.pricingGroup === key)).not.toEqual([])
  })

  test('keep what Pricing says of the affordable ones true: under 40 dollars, in 24 hours', () => {
    for (const service of catalogue.filter(({ pricingGroup }) => pricingGroup === 'affordable')) {
      expect(service.priceCents).toBeLessThan(4000)
      expect(service.turnaround.label).toBe('24 hours')
    }
  })

  test('feature services on the home page at a display price above the price charged', () => {
    // The card says “under”.
    const dearer = home.featured.cards.filter(({ sku, displayPrice }) => priceOf(sku) >= displayPrice * 100)
    expect(dearer).toEqual([])
  })

  test('place every service in exactly one section of the Services page, in the same order', () => {
    expect(services.sections.flatMap((section) => section.skus)).toEqual(
      catalogue.map((service) => service.sku),
    )
  })
})

describe('turnarounds', () => {
  test('bring every piece of up to 600 words within 24 hours, as the home page says', () => {
    const short = catalogue.filter(({ words }) => words !== null && words <= 600)
    expect(short.length).toBeGreaterThan(0)
    expect(short.filter(({ turnaround }) => turnaround.label !== '24 hours')).toEqual([])
  })

  test('say in their label what they say in hours', () => {
    expect(skusWhere(({ turnaround }) => !agrees(turnaround))).toEqual([])
  })
})

describe('features', () => {
  test('are four or five to a service', () => {
    expect(skusWhere(({ features }) => features.length < 4 || features.length > 5)).toEqual([])
  })

  test('end with the revision rounds that the service includes', () => {
    expect(skusWhere((service) => !saysItsRounds(service))).toEqual([])
  })

  test('begin with the word count where the service has one', () => {
    expect(skusWhere((service) => !saysItsWords(service))).toEqual([])
  })

  test('count in a package the words of the services that it is made of', () => {
    const [post, newsletter, page, article] = ['PS-025', 'PS-035', 'PS-055', 'PS-045'].map(wordsOf)
    if (!post || !newsletter || !page || !article) throw new Error('a piece has no word count')
    expect(wordsOf('PS-070')).toBe(2 * post + newsletter)
    expect(wordsOf('PS-135')).toBe(page + 2 * article + newsletter)
    expect(wordsOf('PS-180')).toBe(page + 3 * article + 2 * newsletter)
    expect(wordsOf('PS-250')).toBe(4 * article)
  })
})

/** Figures of this studio alone. The other tests hold for every catalogue, and for what its pages say of it. */
describe('the studio that the repository comes with (delete this block to make it yours)', () => {
  test('holds the 24 services of the specification and PS-110', () => {
    const numbers =
      '015 025 035 040 045 055 065 070 075 080 085 090 095 105 110 120 125 135 145 155 165 180 195 200 250'
    expect(catalogue.map((service) => service.sku).toSorted()).toEqual(
      numbers.split(' ').map((number) => `PS-${number}`),
    )
  })

  test('has prices from 15 to 180 dollars', () => {
    expect(priceOf('PS-015')).toBe(1500)
    expect(priceOf('PS-180')).toBe(18_000)
    expect(skusWhere(({ priceCents }) => priceCents < 1500 || priceCents > 18_000)).toEqual([])
  })

  test('has cents in the prices of exactly seven services', () => {
    const withCents = catalogue.filter((service) => service.priceCents % 100 !== 0)
    expect(Object.fromEntries(withCents.map((service) => [service.sku, service.priceCents]))).toEqual({
      'PS-025': 2499,
      'PS-035': 3495,
      'PS-040': 3999,
      'PS-045': 3995,
      'PS-065': 6495,
      'PS-070': 6999,
      'PS-095': 9995,
    })
  })

  test('derives no price from a SKU', () => {
    const decided = ['PS-015', 'PS-180']
    const likeTheirSku = skusWhere(({ sku, priceCents }) => priceCents === Number(sku.slice(3)) * 100)
    expect(likeTheirSku).toEqual(decided)
  })

  test('calls exactly three services popular', () => {
    expect(skusWhere((service) => service.popular)).toEqual(['PS-070', 'PS-180', 'PS-250'])
  })

  test('lists three services as affordable and six as popular on Pricing', () => {
    expect(skusWhere((service) => service.pricingGroup === 'affordable')).toEqual([
      'PS-025',
      'PS-035',
      'PS-045',
    ])
    expect(skusWhere((service) => service.pricingGroup === 'popular')).toEqual([
      'PS-055',
      'PS-070',
      'PS-075',
      'PS-085',
      'PS-135',
      'PS-200',
    ])
  })

  test('pins a badge on two of the featured services', () => {
    expect(findService('PS-025')?.homeBadge).toBe('Best Value')
    expect(findService('PS-045')?.homeBadge).toBe('Most Popular')
    expect(skusWhere((service) => service.homeBadge !== null)).toEqual(['PS-025', 'PS-045'])
  })

  test('features three services at 25, 35 and 45 dollars', () => {
    expect(home.featured.cards.map(({ sku, displayPrice }) => [sku, displayPrice])).toEqual([
      ['PS-025', 25],
      ['PS-035', 35],
      ['PS-045', 45],
    ])
  })

  test('uses the seven labels of the specification, each at least once', () => {
    expect(new Set(catalogue.map((service) => service.turnaround.label))).toEqual(
      new Set(['24 hours', '48-72 hours', '72 hours', '3-5 days', '5-7 days', '7-10 days', 'Ongoing']),
    )
  })

  test('gives two rounds to the Starter, three to the Professional and no limit to the Enterprise package', () => {
    expect(findService('PS-070')?.revisionRounds).toBe(2)
    expect(findService('PS-135')?.revisionRounds).toBe(3)
    expect(findService('PS-180')?.revisionRounds).toBe('unlimited')
    expect(skusWhere((service) => service.revisionRounds === 'unlimited')).toEqual(['PS-180'])
  })
})
