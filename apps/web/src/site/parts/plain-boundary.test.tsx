import { act } from '@testing-library/react'
import { type SubmitEvent, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../testing/console-guard.ts'
import { PlainBoundary } from './plain-boundary.tsx'

let root: Root | undefined
beforeEach(() => {
  expectConsoleError()
  document.body.innerHTML = `<div id="root" class="page">${renderToString(<Page />)}</div>`
})
afterEach(() => act(() => root?.unmount()))

/** A page with a scripted form, which throws at once or by its button. */
function Page({ broken = false }) {
  const [isBroken, setBroken] = useState(broken)
  const send = (event: SubmitEvent) => event.preventDefault()
  if (isBroken) throw new Error('broken')
  return (
    <form method="post" onSubmit={send}>
      <input name="words" defaultValue="" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  )
}

async function comeAlive(page: { broken: boolean }) {
  const container = found('#root')
  const onBroken = vi.fn<() => void>()
  await act(async () => {
    const alive = (
      <PlainBoundary root={container} onBroken={onBroken}>
        <Page {...page} />
      </PlainBoundary>
    )
    root = hydrateRoot(container, alive)
  })
  return onBroken
}

function found(selector: string) {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}

/** Types, breaks the page and returns the reported error. */
const ways = {
  async 'while it comes alive'() {
    type()
    return comeAlive({ broken: true })
  },
  async later() {
    const onBroken = await comeAlive({ broken: false })
    type()
    await act(async () => found('button').click())
    return onBroken
  },
}

function type() {
  const field = typedField()
  field.focus()
  field.value = 'typed'
}

function typedField() {
  const field = found('#root.page [name=words]')
  if (!(field instanceof HTMLInputElement)) throw new Error('No field')
  return field
}

test.each(Object.entries(ways))('a page that breaks %s stays as it was, for the browser', async (_, way) => {
  const before = [...document.querySelectorAll('*')]
  const onBroken = await way()
  expect(onBroken).toHaveBeenCalledOnce()
  const field = typedField()
  expect(before).toContain(field)
  expect(field.value).toBe('typed')
  expect(document.activeElement).toBe(field)

  let isPrevented = true
  addEventListener('submit', (event) => (isPrevented = event.defaultPrevented), { once: true })
  const posted = new Event('submit', { bubbles: true, cancelable: true })
  found('form').dispatchEvent(posted)
  expect(isPrevented).toBe(false)
})
