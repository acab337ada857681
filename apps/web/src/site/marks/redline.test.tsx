import { home } from '@northword/content/site/home'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Redline } from './redline.tsx'

afterEach(cleanup)

const without = (container: HTMLElement, selector: string) => {
  const copy = container.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll(selector)) element.remove()
  return copy.textContent.replaceAll(/\s+/g, ' ')
}

test('struck words are a deletion and added words an insertion', () => {
  const { container } = render(
    <Redline
      segments={[
        { kind: 'keep', text: 'It ' },
        { kind: 'del', text: 'is able to help' },
        { kind: 'ins', text: 'helps' },
        { kind: 'keep', text: '.' },
      ]}
    />,
  )
  expect(container.querySelector('del')?.textContent).toBe('is able to help')
  expect(container.querySelector('ins')?.textContent).toBe('helps')
  expect(container.textContent).toBe('It is able to help helps.')
})

test('the home page’s manuscript reads as a sentence before and after the edit', () => {
  const { container } = render(<Redline segments={home.redline} />)
  const textOf = (kind: 'del' | 'ins') =>
    home.redline
      .map((each) => (each.kind === kind ? '' : each.text))
      .join('')
      .replaceAll(/\s+/g, ' ')
  expect(without(container, 'del')).toBe(textOf('del'))
  expect(without(container, 'ins')).toBe(textOf('ins'))
})
