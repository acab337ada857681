import { MantineProvider } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { ShownBlock } from '@northword/contract/texts/text-views'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { block, changes } from '../../testing/text-fixtures.ts'
import { ChangeWalk } from './change-walk.tsx'
import { Redline } from './redline.tsx'

afterEach(cleanup)

const words = textReading.redline

/** The text without labels and without one side. */
function reading(container: HTMLElement, without: 'del' | 'ins') {
  const copy = container.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll(`[data-label], ${without}`)) element.remove()
  return [...copy.querySelectorAll('p, h3')].map(({ textContent }) => textContent).filter(Boolean)
}

const textOf = ({ runs }: ShownBlock) => runs.map(({ text }) => text).join('')

test('kept and added words are the new text, and kept and struck words the old one, to the letter', () => {
  const { container } = render(<Redline changes={changes} />)
  const side = (name: 'before' | 'after') =>
    changes.flatMap((change) => {
      if (change.change === 'kept') return [textOf(change.after)]
      const of = new Map(Object.entries(change)).get(name)
      return of ? [textOf(of as ShownBlock)] : []
    })
  expect(reading(container, 'del')).toEqual(side('after'))
  expect(reading(container, 'ins')).toEqual(side('before'))
})

test('each change is a deletion, an insertion or both, and a label says what became of a whole paragraph', () => {
  const { container } = render(<Redline changes={changes} />)
  const { labels } = words
  expect(
    [...container.querySelectorAll('[data-label]')].map(({ textContent }) => textContent?.trim()),
  ).toEqual([
    labels['moved-here'],
    labels.removed,
    labels.added,
    labels.before,
    labels.after,
    labels['moved-away'],
  ])
  expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
    'are able to help',
    'Nobody reads this.',
    'In conclusion, brakes.',
    'Our shop is in Sai Kung.',
  ])
  expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
    'help',
    'Our shop is in Sai Kung.',
    'Smell the pads.',
    'Now ride.',
  ])
})

test('struck and new words keep the marks that they had and have', () => {
  const { container } = render(<Redline changes={changes} />)
  expect(container.querySelector('del strong')?.textContent).toBe('able to help')
  expect(container.querySelector('ins strong')?.textContent).toBe('help')
})

test('a paragraph that became a heading with the same words says that its form changed', () => {
  const [before, after] = [block('Prices'), block('Prices', { kind: 'heading', depth: 2 })]
  render(
    <Redline changes={[{ change: 'edited', before, after, segments: [{ kind: 'keep', text: 'Prices' }] }]} />,
  )
  expect(screen.getByRole('heading').textContent).toBe(`${words.labels.reformatted} Prices`)
  expect(screen.queryByRole('deletion')).toBeNull()
})

test('words that lead elsewhere now are struck and inserted again, each with its address', () => {
  const prices = (host: string) =>
    block('', {
      runs: [
        { text: 'Read ' },
        { text: 'our ', href: `https://${host}.example/` },
        { text: 'prices', href: `https://${host}.example/`, isStrong: true },
        { text: '.' },
      ],
    })
  const { container } = render(
    <Redline
      changes={[
        {
          change: 'edited',
          before: prices('a'),
          after: prices('b'),
          segments: [
            { kind: 'keep', text: 'Read ' },
            { kind: 'del', text: 'our prices' },
            { kind: 'ins', text: 'our prices' },
            { kind: 'keep', text: '.' },
          ],
        },
      ]}
    />,
  )
  expect(container.querySelector('[data-label]')?.textContent).toBe(`${words.labels.relinked} `)
  expect(screen.getByRole('deletion').textContent).toBe('our prices (https://a.example/)')
  expect(screen.getByRole('insertion').textContent).toBe('our prices (https://b.example/)')
})

function walk() {
  render(
    <MantineProvider env="test">
      <ChangeWalk count={6}>
        <Redline changes={changes} />
      </ChangeWalk>
      <button>elsewhere</button>
    </MantineProvider>,
  )
  const place = () => screen.getByRole('status').textContent
  const button = (name: string) => screen.getByRole('button', { name })
  return { user: userEvent.setup(), place, button }
}

test('buttons lead from change to change, and round from the last to the first', async () => {
  const { user, place, button } = walk()
  expect(place()).toBe('6 changes')
  await user.click(button(words.next))
  expect([place(), document.activeElement?.textContent]).toEqual(['1 of 6', 'We are able to helphelp you.'])
  await user.click(button(words.previous))
  expect(place()).toBe('6 of 6')
  expect(document.activeElement?.textContent).toContain(words.labels['moved-away'])
  await user.click(button(words.next))
  expect(place()).toBe('1 of 6')
})

test('keys do the same while the focus is in the redline, and nothing elsewhere', async () => {
  const { user, place, button } = walk()
  button('elsewhere').focus()
  await user.keyboard('n')
  expect(place()).toBe('6 changes')
  button(words.next).focus()
  await user.keyboard('nnn')
  expect([place(), document.activeElement?.textContent]).toEqual(['3 of 6', 'Removed Nobody reads this.'])
  await user.keyboard('p')
  expect(place()).toBe('2 of 6')
  await user.keyboard('{Control>}n{/Control}')
  expect(place()).toBe('2 of 6')
})

test('the two halves of a paragraph that was rewritten are one change', async () => {
  const { user, place, button } = walk()
  button(words.next).focus()
  await user.keyboard('nnnnn')
  expect(document.activeElement?.textContent).toContain('In conclusion, brakes.')
  await user.keyboard('n')
  expect(place()).toBe('6 of 6')
})
