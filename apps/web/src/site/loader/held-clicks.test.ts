import { beforeEach, expect, test, vi } from 'vitest'
import { heldButton, holdClicks } from './held-clicks.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <button id="order"><span id="label">Order</span></button>
    <button id="send">Send</button>
    <a id="link" href="#there"><span id="words">There</span></a>
    <details><summary id="menu">Menu</summary></details>`
})

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`No #${id}`)
  return found
}

test('a click on a button waits until the page can answer, and then happens once', () => {
  const onHold = vi.fn<() => void>()
  const { release } = holdClicks(document, onHold)
  const onClick = vi.fn<() => void>()
  element('label').click()
  element('order').addEventListener('click', onClick)
  element('order').click()
  expect(onHold).toHaveBeenCalledTimes(2)
  expect(onClick).not.toHaveBeenCalled()
  expect(element('order').getAttribute('aria-busy')).toBe('true')
  release()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(element('order').hasAttribute('aria-busy')).toBe(false)
})

test('held clicks happen in their order, and later ones at once', () => {
  const { release } = holdClicks(document, () => {})
  const clicked: string[] = []
  document.addEventListener(
    'click',
    (event) => event.target instanceof Element && clicked.push(event.target.id),
  )
  element('send').click()
  element('order').click()
  release()
  element('send').click()
  expect(clicked).toEqual(['send', 'order', 'send'])
})

test('a button that is gone by then is not pressed', () => {
  const { release } = holdClicks(document, () => {})
  const button = element('order')
  const onClick = vi.fn<() => void>()
  button.addEventListener('click', onClick)
  button.click()
  button.remove()
  release()
  expect(onClick).not.toHaveBeenCalled()
})

test('clicks that were given up do not happen later', () => {
  const { forget, release } = holdClicks(document, () => {})
  const onClick = vi.fn<() => void>()
  expect(forget()).toBe(false)
  element('send').click()
  expect(forget()).toBe(true)
  expect(element('send').hasAttribute('aria-busy')).toBe(false)
  element('send').addEventListener('click', onClick)
  release()
  expect(onClick).not.toHaveBeenCalled()
})

test('links and disclosures are left alone', () => {
  expect(heldButton(element('words'))).toBeNull()
  expect(heldButton(element('menu'))).toBeNull()
  expect(heldButton(element('label'))).toBe(element('order'))
  expect(heldButton(null)).toBeNull()
})

test('the buttons of the consent banner need no page and are left alone', () => {
  document.body.innerHTML = '<section data-consent-banner><button id="accept">Accept</button></section>'
  expect(heldButton(element('accept'))).toBeNull()
})
