import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { fieldsOf } from '@northword/contract/content/fields-of'
import { withAt } from '@northword/contract/desk/field-paths'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DeskThemeProvider } from '../../looks/desk-theme-provider.tsx'
import { ItemFields } from './item-fields.tsx'

const { labels, list: words } = deskSiteFields
const nothingSaid = { about: {}, problems: new Map(), warnings: new Map() }
const terms = ['Early', 'Late'].map((term) => ({ term, text: `${term}.` }))
const sections = [
  { id: 'a', heading: 'A', blocks: [{ terms }] },
  { id: 'b', heading: 'B', blocks: [] },
  { id: 'c', heading: 'C', blocks: [] },
]

afterEach(cleanup)

function Policy() {
  const [values, setValues] = useState<unknown>({ sections })
  const [form] = useState(() => ({
    kind: 'policies' as const,
    id: 'form',
    isReadOnly: false,
    set: (path: string, value: unknown) => setValues((before: unknown) => withAt(before, path, value)),
  }))
  return (
    <>
      <ItemFields
        form={form}
        fields={fieldsOf('policies', 'refund').filter(({ name }) => name === 'sections')}
        values={Object(values)}
        said={nothingSaid}
        names={null}
      />
      <output aria-label="Saved">{JSON.stringify(values)}</output>
    </>
  )
}

const saved = (): { sections: typeof sections } =>
  JSON.parse(screen.getByRole('status', { name: 'Saved' }).textContent ?? '')
const headings = () => saved().sections.map(({ heading }) => heading)
/** The button of the outer list: those of lists within its entries come before it. */
const press = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? expect.fail(name)

function open() {
  render(
    <DeskThemeProvider env="test">
      <Policy />
    </DeskThemeProvider>,
  )
  return userEvent.setup()
}

test('the focus stays in the list whose entry is moved, added or removed, not in a list within the entry', async () => {
  const user = open()
  await user.click(press(words.down('Entry 1')))
  await user.keyboard('{Enter}')
  expect(headings()).toEqual(['B', 'C', 'A'])
  await user.keyboard('{Enter}')
  expect(headings()).toEqual(['B', 'A', 'C'])
  expect(saved().sections[1]?.blocks).toEqual([{ terms }])
  await user.click(press(words.add(labels['sections'] ?? '')))
  await user.keyboard('new')
  expect(JSON.stringify(saved().sections[3])).toContain('new')
  await user.click(press(words.remove('Entry 4')))
  await user.keyboard('{Enter}')
  expect(JSON.stringify(saved().sections[3])).toContain('new')
})

test('a removed entry is put back into the list that it was removed from, also after that was moved', async () => {
  const user = open()
  const [block] = screen.getAllByRole('button', { name: words.remove('Entry 1') })
  await user.click(block ?? expect.fail('No block'))
  await user.click(press(words.down('Entry 1')))
  expect(headings()).toEqual(['B', 'A', 'C'])
  await user.click(screen.getByRole('button', { name: words.putBack }))
  expect(saved().sections.map(({ blocks }) => blocks)).toEqual([[], [{ terms }], []])
})

test('an entry that was moved has its former shape', async () => {
  const user = open()
  const [shape] = screen.getAllByRole<HTMLSelectElement>('combobox')
  const before = shape?.value ?? ''
  const other = [...(shape?.options ?? [])].find(({ value }) => value !== before)?.value ?? ''
  await user.selectOptions(shape ?? expect.fail('No shape'), other)
  await user.click(press(words.down('Entry 1')))
  await user.selectOptions(screen.getAllByRole('combobox')[0] ?? expect.fail('No shape'), before)
  expect(saved().sections[1]?.blocks).toEqual([{ terms }])
})
