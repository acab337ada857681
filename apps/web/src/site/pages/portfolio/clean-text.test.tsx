import { portfolio } from '@northword/content/site/portfolio'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CleanText } from './clean-text.tsx'

afterEach(cleanup)

test('an edit can be read without its marks, as the draft and as the text that went out', () => {
  const segments = [
    { kind: 'keep', text: 'Fees ' },
    { kind: 'del', text: 'may apply' },
    { kind: 'ins', text: 'are $35' },
    { kind: 'keep', text: '.' },
  ] as const
  const { container } = render(<CleanText segments={segments} />)
  const { before, after } = portfolio.caseStudies.clean
  const readings = [...container.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ])
  expect(readings).toEqual([
    [before, 'Fees may apply.'],
    [after, 'Fees are $35.'],
  ])
  expect(container.querySelector('del, ins')).toBeNull()
})
