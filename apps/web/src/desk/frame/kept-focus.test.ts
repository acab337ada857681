import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepFocus } from './kept-focus.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page with a part, whose button has the focus. */
function page() {
  document.body.innerHTML = `<main><h1>Order</h1><section><h2>Money</h2><p><button>Refund</button></p></section>
    <section><p><button>Next</button></p></section></main>`
  onTestFinished(keepFocus())
  const [button, next] = [...document.querySelectorAll('button')]
  if (!button || !next) throw new Error('There are two buttons.')
  button.focus()
  return { button, next }
}
const focused = () => document.activeElement?.textContent
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

test('where a pressed button goes, the heading of its part gets the focus', async () => {
  page().button.remove()
  await vi.waitFor(() => expect(focused()).toBe('Money'))
})

test('where its part has no heading or goes as well, that of the page gets it', async () => {
  const { button, next } = page()
  button.closest('section')?.remove()
  await vi.waitFor(() => expect(focused()).toBe('Order'))
  next.focus()
  next.remove()
  await vi.waitFor(() => expect(focused()).toBe('Order'))
})

test('a button that was disabled during its call gets the focus back', async () => {
  const { button } = page()
  button.disabled = true
  const focus = vi.spyOn(button, 'focus')
  // jsdom leaves the focus at a disabled button.
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  await aWhile()
  expect(focus).not.toHaveBeenCalled()
  button.disabled = false
  await vi.waitFor(() => expect(focus).toHaveBeenCalledOnce())
})

test('a part that places the focus itself comes first', async () => {
  const { button, next } = page()
  button.remove()
  setTimeout(() => next.focus(), 5)
  await aWhile()
  expect(document.activeElement).toBe(next)
})

test.each(['a press beside every control', 'a key while nothing has the focus'])(
  '%s leaves it',
  async (by) => {
    const { button } = page()
    if (by.startsWith('a key')) button.blur()
    const type = by.startsWith('a key') ? 'keydown' : 'pointerdown'
    document.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }))
    button.remove()
    await aWhile()
    expect(document.activeElement).toBe(document.body)
  },
)
