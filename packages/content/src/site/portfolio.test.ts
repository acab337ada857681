import { describe, expect, test } from 'vitest'
import { catalogue } from '../studio/catalogue.ts'
import type { RedlineSegment } from './home.ts'
import { portfolio } from './portfolio.ts'

const { caseStudies, gallery, testimonials, stats, closing } = portfolio
const addresses = catalogue.map(({ sku, name }) => ({ label: name, to: `/services#${sku}` }))

/** Number of edits: adjacent marked runs count once. */
const editsIn = (redline: readonly RedlineSegment[]) =>
  redline.filter(({ kind }, index) => kind !== 'keep' && (redline[index - 1]?.kind ?? 'keep') === 'keep')
    .length

describe('the portfolio', () => {
  test('boasts of what the specification says', () => {
    expect(stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '1,000+ articles published',
      '180% average conversion lift',
      '98% client satisfaction',
    ])
  })

  test('has six case studies, each of a kind and with an anchor of its own', () => {
    expect(caseStudies.items).toHaveLength(6)
    expect(new Set(caseStudies.items.map(({ category }) => category)).size).toBe(6)
    expect(new Set([...caseStudies.items, ...gallery.items].map(({ id }) => id)).size).toBe(12)
  })

  test.each(caseStudies.items)(
    'edits “$title” in five places or more, and says why',
    ({ redline, changes }) => {
      expect(editsIn(redline)).toBeGreaterThanOrEqual(5)
      expect(changes.length).toBeGreaterThanOrEqual(3)
    },
  )

  test('shows the six kinds of text that the specification lists', () => {
    expect(gallery.items.map(({ title }) => title)).toEqual([
      'Blog samples',
      'Landing page copy',
      'Social media content',
      'Email campaign copy',
      'White papers and e-books',
      'Ad copy',
    ])
  })

  test('offers services that the catalogue has, by their names', () => {
    const offered = [
      ...caseStudies.items.map(({ service }) => service),
      ...gallery.items.flatMap((each) => each.services),
    ]
    for (const service of offered) expect(addresses).toContainEqual(service)
  })

  test('lets two clients speak, and leads to the prices and to us', () => {
    expect(testimonials.items).toHaveLength(2)
    expect(closing.ctas.map(({ to }) => to)).toEqual(['/pricing', '/contact'])
  })
})
