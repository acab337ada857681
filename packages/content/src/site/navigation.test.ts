import { expect, test } from 'vitest'
import { company } from '../studio/company.ts'
import { written } from '../testing/every-word.ts'
import { chrome } from './navigation.ts'

test('the notice of copyright names its owner and no year, for pages outlive the year of their build', () => {
  expect(chrome.copyright).toBe(`© ${company.address[0]}`)
  expect(written.filter(({ text }) => /©[^.]*\d/.test(text))).toEqual([])
})
