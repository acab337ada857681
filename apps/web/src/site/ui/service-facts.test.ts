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

test('what the card prints as figures is not listed again', () => {
  expect(furtherFeatures(service('PS-025'))).not.toContain('600 words')
  for (const each of catalogue) expect(furtherFeatures(each).length).toBeGreaterThan(1)
})
