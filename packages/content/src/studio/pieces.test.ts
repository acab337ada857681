import { describe, expect, test } from 'vitest'
import { catalogue, findService, type Service } from './catalogue.ts'
import { piecesOf } from './pieces.ts'

const skusWhere = (rule: (service: Service) => boolean) =>
  catalogue
    .filter(rule)
    .map(({ sku }) => sku)
    .toSorted()

describe('pieces', () => {
  test('have the words of their service in all', () => {
    const sum = (service: Service) => piecesOf(service).reduce((total, { words }) => total + (words ?? 0), 0)
    expect(skusWhere((service) => sum(service) !== (service.words ?? 0))).toEqual([])
    expect(skusWhere((service) => piecesOf(service).some(({ words }) => words === null))).toEqual([
      'PS-015',
      'PS-165',
    ])
  })

  test('have titles by which those of one order can be told apart', () => {
    const titles = (service: Service) => piecesOf(service).map(({ title }) => title)
    expect(skusWhere((service) => new Set(titles(service)).size < titles(service).length)).toEqual([])
  })

  test('are as many and as long as the features say', () => {
    const told = (sku: string) => {
      const service = findService(sku)
      if (!service) throw new Error(`${sku} is not in the catalogue`)
      const kinds = Map.groupBy(piecesOf(service), ({ title }) => title.replace(/ \d+$/, ''))
      const pieces = [...kinds].map(([kind, { length, 0: first }]) => `${length} ${kind} ${first?.words}`)
      return [...pieces, ...service.features.filter((feature) => /words|emails|pages/.test(feature))]
    }
    expect(told('PS-070')).toEqual([
      '2 Blog Post 600',
      '1 Newsletter 500',
      '1,700 words in all',
      'Two blog posts of 600 words',
      'One newsletter of 500 words',
    ])
    expect(told('PS-135')).toEqual([
      '1 Landing Page 700',
      '2 SEO Article 1000',
      '1 Newsletter 500',
      '3,200 words in all',
      'One landing page of 700 words',
      'Two SEO articles of 1,000 words',
      'One newsletter of 500 words',
    ])
    expect(told('PS-180')).toEqual([
      '1 Landing Page 700',
      '3 SEO Article 1000',
      '2 Newsletter 500',
      '4,700 words in all',
      'One landing page of 700 words',
      'Three SEO articles of 1,000 words and two newsletters of 500',
    ])
    expect(told('PS-250')).toEqual([
      '4 SEO Article 1000',
      '4,000 words a month',
      'Four articles of 1,000 words',
    ])
    expect(told('PS-075')).toEqual(['5 Email 200', '1,000 words in five emails'])
    expect(told('PS-155')).toEqual([
      ...['Home', 'About', 'Services', 'FAQ', 'Contact'].map((page) => `1 ${page} 400`),
      '2,000 words across five pages',
    ])
  })

  test('are one where nothing else is said', () => {
    expect(skusWhere((service) => piecesOf(service).length > 1)).toEqual([
      'PS-070',
      'PS-075',
      'PS-135',
      'PS-155',
      'PS-180',
      'PS-250',
    ])
    const [first] = catalogue
    expect(first && piecesOf(first)).toEqual([{ title: 'Blog Post', words: 600 }])
  })
})
