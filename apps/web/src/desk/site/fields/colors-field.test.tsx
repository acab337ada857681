import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { fieldsOf } from '@northword/contract/content/fields-of'
import { withAt } from '@northword/contract/desk/field-paths'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DeskThemeProvider } from '../../looks/desk-theme-provider.tsx'
import { ItemFields } from './item-fields.tsx'

const words = deskSiteFields.colors
const fields = fieldsOf('studio', 'brand').filter(({ name }) => name === 'colors')
const nothingSaid = { about: {}, problems: new Map(), warnings: new Map() }

afterEach(cleanup)

function Form({ isReadOnly = false }) {
  const [values, setValues] = useState<unknown>({
    colors: { accent: '#b3261e', paper: '#fbf8f3' },
  })
  const [form] = useState(() => ({
    kind: 'studio' as const,
    id: 'form',
    isReadOnly,
    set: (path: string, value: unknown) => setValues((before: unknown) => withAt(before, path, value)),
  }))
  return <ItemFields form={form} fields={fields} values={Object(values)} said={nothingSaid} names={null} />
}

function openForm(isReadOnly = false) {
  render(
    <DeskThemeProvider env="test">
      <Form isReadOnly={isReadOnly} />
    </DeskThemeProvider>,
  )
  return userEvent.setup()
}

const accent = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent' })
const offer = () => screen.queryByRole('button', { name: /^Take #/ })

test('a pale accent is told while it is typed, and the offered shade ends it', async () => {
  const user = openForm()
  expect(offer()).toBeNull()
  await user.clear(accent())
  await user.type(accent(), '#ff9d00')
  expect(screen.getByText(/a contrast of 1\.9 to 1, where 4\.5 to 1 is needed/)).toBeTruthy()
  const taken = offer()?.textContent?.match(/#[0-9a-f]{6}/)?.[0]
  await user.click(screen.getByRole('button', { name: /^Take #/ }))
  expect(accent().value).toBe(taken)
  expect(screen.queryByText(/contrast of/)).toBeNull()
  expect(offer()).toBeNull()
})

test('half a color has a sentence, no offer and no sample', async () => {
  const user = openForm()
  expect(screen.getAllByText(words.sample.heading)).toHaveLength(2)
  await user.type(accent(), '{Backspace}')
  expect(screen.getByText('A color is # and six digits or letters a to f')).toBeTruthy()
  expect(offer()).toBeNull()
  expect(screen.queryByText(words.sample.heading)).toBeNull()
})

test('a member who may not change it sees the colors alone', () => {
  openForm(true)
  expect(accent().readOnly).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>(words.pick('Accent')).disabled).toBe(true)
})
