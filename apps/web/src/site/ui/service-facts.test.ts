import { catalogue, findService, type Service } from '@northword/content/studio/catalogue'
import { expect, test } from 'vitest'
import { factsInBrief, furtherFeatures } from './service-facts.ts'

const service = (sku: string): Service => {
  const found = findService(sku)
  if (!found) throw new Error(`No service ${sku}`)
  return found
}

test('the facts in brief are length, turnaround and revisions', () => {
  expect(factsInBrief(service('PS-025'))).toEqual(['600 words', '24 hours', '1 revision round'])
})

test('a service that is not measured in words says nothing of them', () => {
  expect(factsInBrief(service('PS-015'))).toEqual(['24 hours', '1 revision round'])
})

test('a phrase that says another figure, or none, gives way to the figure', () => {
  const post = service('PS-025')
  const own = { ...post, words: 900, revisionRounds: 2, features: ['Written in your own words'] }
  expect(factsInBrief(own)).toEqual(['900 words', '24 hours', '2 revision rounds'])
  expect(factsInBrief({ ...post, words: 800, revisionRounds: 0 })).toEqual([
    '800 words',
    '24 hours',
    '0 revision rounds',
  ])
  const ofWords = ['Two texts of 600 words', 'Up to 1,200 words']
  const features = [...ofWords, 'A list of revisions', '2 rounds of revisions']
  expect(factsInBrief({ ...own, words: 1_200, features })).toEqual([
    'Up to 1,200 words',
    '24 hours',
    '2 rounds of revisions',
  ])
})

test('a service of the seed is told in phrases of its own', () => {
  for (const each of catalogue) {
    const phrases = factsInBrief(each).filter((fact) => each.features.includes(fact))
    expect([each.sku, phrases]).toEqual([
      each.sku,
      each.words === null ? [each.features.at(-1)] : [each.features[0], each.features.at(-1)],
    ])
  }
})

test('figures on the card are not listed again', () => {
  expect(furtherFeatures(service('PS-025'))).not.toContain('600 words')
  for (const each of catalogue) expect(furtherFeatures(each).length).toBeGreaterThan(1)
})
