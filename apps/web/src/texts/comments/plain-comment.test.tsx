import { MantineProvider } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import type { PageState } from '@northword/contract/site/page-state'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ServedPage } from '../../site/served/page-state.tsx'
import { freshPage } from '../../testing/fresh-page.ts'
import { clientTheme } from '../../theme/client-theme.ts'
import { readDraft } from './comment-draft.ts'
import { PlainComment } from './plain-comment.tsx'

freshPage()

const place = { number: 'NW-ORD-20260306-0042', piece: 1, version: 2 }
const text = 'x'.repeat(5_001)
const passage = 'y'.repeat(2_001)
const state: PageState = {
  posted: {
    kind: 'refused',
    form: 'keep-comment',
    typed: { passage, text },
    status: 400,
    message: 'Comment must be at most 5,000 characters',
    issues: [{ path: 'text', message: 'Comment must be at most 5,000 characters' }],
  },
}

test('a comment that came back as too long is whole, also in the form that replaces this one', () => {
  render(
    <MantineProvider theme={clientTheme} env="test">
      <MemoryRouter>
        <ServedPage state={state}>
          <PlainComment place={place} action="/o/comment" />
        </ServedPage>
      </MemoryRouter>
    </MantineProvider>,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>(textComments.form.label)
  expect([field.value, field.maxLength]).toEqual([text, -1])
  expect(readDraft('client', place)?.text).toBe(textComments.plain.typed(passage, text))
})
