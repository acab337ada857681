import { deskTexts } from '@northword/content/desk/desk-texts'
import { fieldsOf } from '@northword/contract/content/fields-of'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DeskThemeProvider } from '../../looks/desk-theme-provider.tsx'
import { ItemFields } from '../fields/item-fields.tsx'
import { showField } from './show-field.ts'

const { halves } = deskTexts.writing

afterEach(cleanup)

test('a text whose preview is shown is shown to be written, with the focus', async () => {
  render(
    <DeskThemeProvider env="test">
      <ItemFields
        form={{ kind: 'articles', id: 'form', isReadOnly: false, set: () => {} }}
        fields={fieldsOf('articles', 'any').filter(({ name }) => name === 'content')}
        values={{ content: 'A text.' }}
        said={{ about: {}, problems: new Map(), warnings: new Map() }}
        names={null}
      />
    </DeskThemeProvider>,
  )
  await userEvent.setup().click(screen.getByRole('radio', { name: halves.preview }))
  const field = screen.getByDisplayValue('A text.')
  field.scrollIntoView = () => {}
  act(() => showField('form', 'content'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: halves.write }).checked).toBe(true)
  expect(document.activeElement).toBe(field)
})
