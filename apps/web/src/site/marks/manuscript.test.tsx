import type { RedlineSegment } from '@northword/content/site/home'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Manuscript } from './manuscript.tsx'

afterEach(cleanup)

const segments: readonly RedlineSegment[] = [
  { kind: 'del', text: 'It is recommended that they be cleaned' },
  { kind: 'ins', text: 'Clean them' },
  { kind: 'keep', text: ' first.' },
]

test('a sheet marks its deletions and insertions for those who listen, too', () => {
  render(<Manuscript segments={segments} caption="An edit." />)
  const sheet = screen.getByRole('figure')
  expect(sheet.querySelector('figcaption')?.textContent).toBe('An edit.')
  expect(screen.getByRole('deletion').textContent).toBe('It is recommended that they be cleaned')
  expect(screen.getByRole('insertion').textContent).toBe('Clean them')
})

test('a sheet without a caption has only what its page puts at its foot', () => {
  render(
    <Manuscript segments={segments}>
      <p>Read it clean</p>
    </Manuscript>,
  )
  expect(document.querySelector('figcaption')).toBeNull()
  expect(screen.getByRole('figure').lastElementChild?.textContent).toBe('Read it clean')
})
