import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ServedPage } from '../../served/page-state.tsx'
import { SignedOut } from './signed-out.tsx'

const open = (told: string | null) =>
  render(
    <MemoryRouter>
      <ServedPage state={told ? { posted: { kind: 'sent', form: 'sign-out', facts: { told } } } : {}}>
        <SignedOut />
      </ServedPage>
    </MemoryRouter>,
  )

test('a client who signed out by a plain form is told on the page, once, and no visitor else', () => {
  open(null)
  expect(screen.queryByRole('status')).toBeNull()
  open('You are signed out.')
  const sentence = screen.getByRole('status')
  expect([sentence.textContent, sentence.dataset['once']]).toEqual(['You are signed out.', 'true'])
})
