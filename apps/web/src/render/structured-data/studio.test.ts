import type * as Company from '@northword/content/studio/company'
import { expect, test, vi } from 'vitest'
import { structuredData } from '../head/structured-data.ts'
import { testPage } from '../test-page.ts'
import { studio } from './studio.ts'

const linkedin = 'https://linkedin.example/northword'

vi.mock('@northword/content/studio/company', async (original) => {
  const { company } = await original<typeof Company>()
  return { company: { ...company, social: { linkedin: company.social.linkedin } } }
})

test('a studio without Bluesky has one profile elsewhere, and no empty link', () => {
  expect(studio().sameAs).toEqual([linkedin])
  expect(structuredData(testPage('home', '/')).join('')).toContain(`"sameAs":["${linkedin}"]`)
})
