import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patienceMs } from '../parts/in-time.ts'
import { heldButton, holdClicks } from './held-clicks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <button id="menu"><span id="label">Menu</span></button>
    <button id="other">Other</button>
    <a id="order" href="#order" data-order="PS-070"><span id="words">Order</span></a>
    <a id="link" href="#there">There</a>
    <form method="post"><button id="send" type="submit">Send</button></form>
    <details><summary id="questions">Questions</summary></details>`
  addEventListener('click', note)
  addEventListener('submit', stay)
})
afterEach(() => {
  document.body.innerHTML = ''
  held.splice(0).forEach(({ release }) => release())
  removeEventListener('click', note)
  removeEventListener('submit', stay)
  answered.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Clicks that reached the page. */
const answered: string[] = []
const note = ({ target }: Event) => target instanceof Element && answered.push(target.id)
const stay = (event: Event) => event.preventDefault()

const held: ReturnType<typeof holdClicks>[] = []
function hold(onHold = () => {}) {
  const clicks = holdClicks(document, onHold)
  held.push(clicks)
  return clicks
}

const element = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`No #${id}`)
  return found
}
const press = (...ids: string[]) => ids.forEach((id) => element(id).click())
const isBusy = (id: string) => element(id).hasAttribute('aria-busy')

test.each(['menu', 'order', 'send'])('a click on #%s waits until the page can answer', (id) => {
  const onHold = vi.fn<() => void>()
  const { release } = hold(onHold)
  press(id, id)
  expect(onHold).toHaveBeenCalledTimes(2)
  expect(answered).toEqual([])
  expect(isBusy(id)).toBe(true)
  release()
  expect(answered).toEqual([id])
  expect(isBusy(id)).toBe(false)
})

test('held clicks happen in their order, and later ones at once', () => {
  const { release } = hold()
  press('other', 'menu')
  release()
  press('other')
  expect(answered).toEqual(['other', 'menu', 'other'])
})

test('a button that is gone by then is not pressed', () => {
  const { release } = hold()
  const button = element('menu')
  const onClick = vi.fn<() => void>()
  button.addEventListener('click', onClick)
  button.click()
  button.remove()
  release()
  expect(onClick).not.toHaveBeenCalled()
})

test('clicks that only a script can answer are given up where there is none', () => {
  const { forget, release } = hold()
  expect(forget()).toBe(false)
  press('menu')
  expect(forget()).toBe(true)
  expect(isBusy('menu')).toBe(false)
  release()
  expect(answered).toEqual([])
})

test.each(['order', 'send'])('a click on #%s is then the browser’s, and the next one waits again', (id) => {
  const { forget } = hold()
  press('menu', id)
  expect(forget()).toBe(false)
  expect(answered).toEqual([id])
  press(id)
  expect(answered).toEqual([id])
  expect(isBusy(id)).toBe(true)
})

test('only the last of several is the browser’s: the page is left once', () => {
  const { forget } = hold()
  press('send', 'order')
  forget()
  expect(answered).toEqual(['order'])
})

test.each(['order', 'send'])('#%s is kept waiting no longer than four seconds', (id) => {
  hold()
  press(id)
  vi.advanceTimersByTime(patienceMs - 1)
  expect(answered).toEqual([])
  vi.advanceTimersByTime(1)
  expect(answered).toEqual([id])
  expect(isBusy(id)).toBe(false)
  press(id)
  expect(answered).toEqual([id, id])
})

test('a click that only a script can answer waits for as long as that takes', () => {
  const { release } = hold()
  press('menu')
  vi.advanceTimersByTime(10 * patienceMs)
  expect(isBusy('menu')).toBe(true)
  release()
  expect(answered).toEqual(['menu'])
})

test('without a network nothing is the browser’s: it would show its own page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { forget } = hold()
  press('order')
  vi.advanceTimersByTime(patienceMs)
  expect(isBusy('order')).toBe(true)
  expect(forget()).toBe(true)
  expect(answered).toEqual([])
})

/** The button that a click there would hold. */
const heldAt = (id: string, keys: MouseEventInit = {}) => {
  let found: HTMLElement | null = null
  addEventListener('click', (event) => (found = heldButton(event)), { once: true })
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }))
  return found
}

test('a click that cannot be held is the browser’s', () => {
  vi.stubGlobal('reportError', () => {})
  addEventListener('error', (event) => event.preventDefault(), { once: true })
  hold()
  vi.spyOn(element('send'), 'setAttribute').mockImplementation(() => {
    throw new TypeError('no function')
  })
  press('send')
  expect(answered).toEqual(['send'])
})

test('other links and disclosures are left alone', () => {
  expect(heldAt('link')).toBeNull()
  expect(heldAt('questions')).toBeNull()
  expect(heldAt('label')).toBe(element('menu'))
  expect(heldAt('words')).toBe(element('order'))
})

test('so is an order link that is to open in another window', () => {
  expect(heldAt('order', { ctrlKey: true })).toBeNull()
  expect(heldAt('menu', { ctrlKey: true })).toBe(element('menu'))
})

test('the buttons of the consent banner need no page and are left alone', () => {
  document.body.innerHTML = '<section data-consent-banner><button id="accept">Accept</button></section>'
  expect(heldAt('accept')).toBeNull()
})
