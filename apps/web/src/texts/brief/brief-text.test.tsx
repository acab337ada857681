import { longBrief } from '@northword/content/orders/long-brief'
import { briefMaxLength, usualBriefLength } from '@northword/contract/lengths'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BriefText } from './brief-text.tsx'

const shown = (brief: string) => {
  const { container } = render(<BriefText brief={brief} />)
  return Array.from(container.querySelectorAll('p'), ({ textContent }) => textContent)
}

test('a usual brief is shown whole', () => {
  const brief = 'x'.repeat(usualBriefLength)
  expect(shown(brief)).toEqual([brief])
  expect(screen.queryByRole('group')).toBeNull()
})

test('a long one shows its beginning up to the end of a word, and the rest where it is wanted', () => {
  const brief = 'A plain word. '.repeat(briefMaxLength / 14).trim()
  const [beginning = '', rest = ''] = shown(brief)
  expect(beginning.length).toBeGreaterThan(usualBriefLength - 20)
  expect(`${beginning} ${rest}`).toBe(brief)
  expect(screen.getByText(longBrief.rest(rest.length)).closest('details')?.open).toBe(false)
})

test('one without spaces is parted between two characters', () => {
  const brief = `x${'🖋'.repeat(usualBriefLength)}`
  const [beginning = '', rest = ''] = shown(brief)
  expect([beginning.isWellFormed(), beginning + rest]).toEqual([true, brief])
  expect(screen.getByText(longBrief.rest(usualBriefLength / 2 + 1))).toBeTruthy()
})
