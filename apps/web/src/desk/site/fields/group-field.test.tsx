import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { fieldsOf } from '@northword/contract/content/fields-of'
import { withAt } from '@northword/contract/desk/field-paths'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DeskThemeProvider } from '../../looks/desk-theme-provider.tsx'
import { ItemFields } from './item-fields.tsx'

const words = deskSiteFields.optional
const { bank: label = '' } = deskSiteFields.labels
const nothingSaid = { about: {}, problems: new Map(), warnings: new Map() }
const paypal = 'pay@northword.example'
const bank = { holder: 'Northword Limited', name: 'Example Bank', number: '000', swift: 'EXAMHKHH' }

afterEach(cleanup)

function Form({ isReadOnly }: { isReadOnly: boolean }) {
  const [values, setValues] = useState<unknown>({ bank, paypal })
  const [form] = useState(() => ({
    kind: 'studio' as const,
    id: 'form',
    isReadOnly,
    set: (path: string, value: unknown) => setValues((before: unknown) => withAt(before, path, value)),
  }))
  const fields = fieldsOf('studio', 'accounts')
  return (
    <>
      <ItemFields form={form} fields={fields} values={Object(values)} said={nothingSaid} names={null} />
      <output aria-label="Saved">{JSON.stringify(values)}</output>
    </>
  )
}

function openForm(isReadOnly = false) {
  render(
    <DeskThemeProvider env="test">
      <Form isReadOnly={isReadOnly} />
    </DeskThemeProvider>,
  )
  return userEvent.setup()
}

const press = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name })
const saved = (): unknown => JSON.parse(screen.getByRole('status', { name: 'Saved' }).textContent ?? '')

test('a bank account is removed with all its fields, and comes back as it was', async () => {
  const user = openForm()
  await user.click(press(words.remove(label)))
  expect(field('Account holder')).toBeNull()
  expect(saved()).toEqual({ paypal })
  expect(document.activeElement).toBe(press(words.add(label)))
  await user.click(press(words.add(label)))
  expect(field('Account holder')?.value).toBe(bank.holder)
  expect(saved()).toEqual({ bank, paypal })
})

test('an address of PayPal that is cleared is left out, and is not asked for', async () => {
  const user = openForm()
  await user.clear(screen.getByRole('textbox', { name: 'PayPal' }))
  await user.tab()
  expect(saved()).toEqual({ bank })
  expect(screen.queryByText('Email is required')).toBeNull()
})

test('a member who may not change it sees the bank account alone', () => {
  openForm(true)
  expect(field('Account holder')?.readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: words.remove(label) })).toBeNull()
})
