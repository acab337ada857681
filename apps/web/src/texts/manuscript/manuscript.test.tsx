import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { block } from '../../testing/text-fixtures.ts'
import { Manuscript } from './manuscript.tsx'

afterEach(cleanup)

const tags = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.tagName)

test('a text is read with its paragraphs, quotations, code and breaks', () => {
  render(
    <Manuscript
      blocks={[
        block('Brakes squeal.'),
        block('Said a mechanic.', { kind: 'quote', depth: 1 }),
        block('And another.', { kind: 'quote', depth: 1 }),
        block('', { kind: 'rule', runs: [] }),
        block('wheel out\nwheel in', { kind: 'code' }),
      ]}
    />,
  )
  expect(screen.getByText('Brakes squeal.').tagName).toBe('P')
  expect(document.querySelectorAll('blockquote')).toHaveLength(1)
  expect(document.querySelectorAll('blockquote p')).toHaveLength(2)
  expect(screen.getByRole('separator')).toBeTruthy()
  expect(document.querySelector('pre code')?.textContent).toBe('wheel out\nwheel in')
})

test('the words of a paragraph keep their marks', () => {
  const runs = [
    { text: 'strong', isStrong: true },
    { text: 'leaning', isEmphasis: true },
    { text: 'code', isCode: true },
    { text: 'gone', isStruck: true },
    { text: 'both', isStrong: true, isEmphasis: true },
  ] as const
  render(<Manuscript blocks={[block('', { runs: [...runs] })]} />)
  expect(tags('p > *')).toEqual(['STRONG', 'EM', 'CODE', 'S', 'STRONG'])
  expect(document.querySelector('strong em')?.textContent).toBe('both')
})

test('headings stand below the heading of the page’s part, and leave no level out', () => {
  const heading = (depth: number) => block(`Of depth ${depth}`, { kind: 'heading', depth })
  render(<Manuscript blocks={[2, 4, 3, 1, 3, 5, 6, 6].map(heading)} />)
  expect(tags('h1, h2, h3, h4, h5, h6')).toEqual(['H3', 'H4', 'H4', 'H3', 'H4', 'H5', 'H6', 'H6'])
})

test('a paragraph that goes on in an item is no item, also after a list in it', () => {
  const item = (text: string, rest = {}) => block(text, { kind: 'item', depth: 1, ...rest })
  const goesOn = { continues: true } as const
  render(
    <Manuscript
      blocks={[
        item('Clean'),
        item('Not with oil.', goesOn),
        item('Alcohol', { depth: 2 }),
        item('Then dry.', goesOn),
        item('Sand'),
      ]}
    />,
  )
  const [outer] = screen.getAllByRole('list')
  expect([...(outer?.children ?? [])].map((one) => one.textContent)).toEqual([
    'CleanNot with oil.AlcoholThen dry.',
    'Sand',
  ])
})

test('items that follow each other are one list, and those deeper a list in it', () => {
  const item = (text: string, depth: number, number?: number) =>
    block(text, { kind: 'item', depth, ...(number !== undefined && { number }) })
  render(
    <Manuscript
      blocks={[
        item('Clean', 1, 3),
        item('Not with oil.', 1),
        item('Alcohol', 2),
        item('A cloth', 2),
        item('Sand', 1, 4),
        block('Between.'),
        item('Look', 1),
      ]}
    />,
  )
  const [numbered, inner, other, ...more] = screen.getAllByRole('list')
  expect([numbered?.tagName, inner?.tagName, other?.tagName, more.length]).toEqual(['OL', 'UL', 'UL', 0])
  const [clean, sand] = [...(numbered?.children ?? [])]
  expect([clean?.getAttribute('value'), sand?.getAttribute('value')]).toEqual(['3', '4'])
  expect(clean?.contains(inner ?? null)).toBe(true)
  expect(within(inner ?? document.body).getAllByRole('listitem')).toHaveLength(2)
  expect(clean?.textContent).toBe('CleanNot with oil.AlcoholA cloth')
})

test('rows that follow each other are a table with a head, parted at each tab', () => {
  const row = (text: string) => block(text, { kind: 'row' })
  render(<Manuscript blocks={[row('Part\tPrice'), row('Pads\t$12'), row('Work\t')]} />)
  const [head, pads, work] = screen.getAllByRole('row')
  const cells = (of: HTMLElement | undefined, role: string) =>
    within(of ?? document.body)
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(cells(head, 'columnheader')).toEqual(['Part', 'Price'])
  expect([cells(pads, 'cell'), cells(work, 'cell')]).toEqual([
    ['Pads', '$12'],
    ['Work', ''],
  ])
})

test.each(['https://bakery.example/x?y#z', 'HTTP://bakery.example', 'mailto:nora@bakery.example'])(
  'words lead to %s, which learns nothing of the reader',
  (href) => {
    render(<Manuscript blocks={[block('', { runs: [{ text: 'here', href }] })]} />)
    const link = screen.getByRole('link', { name: 'here' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'noopener noreferrer'])
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//bakery.example',
  '/about',
  'bakery.example',
  '#top',
  'https:',
  '',
])('words do not lead to “%s”: they are words', (href) => {
  const { container } = render(<Manuscript blocks={[block('', { runs: [{ text: 'here', href }] })]} />)
  expect(container.querySelector('a')).toBeNull()
  expect(screen.getByText('here')).toBeTruthy()
})

test('a long text is whole', () => {
  const blocks = Array.from({ length: 1_000 }, (_, at) => block(`Paragraph ${at}`))
  const { container } = render(<Manuscript blocks={blocks} />)
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
    blocks.map(({ runs }) => runs[0]?.text),
  )
})
