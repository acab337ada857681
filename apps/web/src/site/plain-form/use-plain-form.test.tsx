import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../testing/console-guard.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { watchPosts } from '../../testing/posted-forms.ts'
import { patienceMs } from '../parts/in-time.ts'
import type { Send } from './outcome.ts'
import { usePlainForm } from './use-plain-form.ts'

freshPage()

const unreachable = 'Nobody can be reached.'

interface LetterProps {
  load: () => Promise<Send<string>>
  alsoSend?: () => Record<string, string>
}

function Letter({ load, alsoSend }: LetterProps) {
  const form = usePlainForm({ name: 'letter', action: '/letters?from=here', load, unreachable, alsoSend })
  return (
    <form {...form.form}>
      {/* Fields that are disabled while sending, which a browser would not post. */}
      <textarea name="words" defaultValue={'One\nTwo'} disabled={form.sending} />
      <button disabled={form.sending}>{form.sending ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={form.takeBack}>
        Cancel
      </button>
      <p role="status">{form.sent ?? form.failure}</p>
    </form>
  )
}

function open(props: LetterProps) {
  const posted = watchPosts()
  render(
    <MemoryRouter>
      <Letter {...props} />
    </MemoryRouter>,
  )
  return { posted, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) }
}

const ok: Send<string> = async ({ words = '' }) => ({ kind: 'sent', result: `Sent: ${words.length}` })
const never = () => new Promise<never>(() => {})
const fails = () => Promise.reject(new Error('Not to be had'))
const breaks: Send<string> = () => {
  throw new TypeError('AbortSignal.timeout is not a function')
}
const said = () => screen.getByRole('status').textContent
/** Lets time pass, and React show what came of it. */
const after = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

test.each([
  ['cannot be had', fails],
  ['breaks at once', async () => breaks],
  ['breaks later', async () => () => Promise.reject(new TypeError('bug'))],
])('where the code that sends %s, the browser posts what was typed', async (_, load) => {
  expectConsoleError()
  const { posted, press } = open({ load, alsoSend: () => ({ key: 'k1' }) })
  press('Send')
  await after(1)
  expect(posted).toEqual([{ address: '/letters?from=here', fields: { words: 'One\nTwo', key: 'k1' } }])
})

test('where it hangs, the browser posts after four seconds, and the form can be pressed again if nothing came of that', async () => {
  const { posted, press } = open({ load: never })
  press('Send')
  press('Sending')
  await after(patienceMs - 500)
  expect(posted).toEqual([])
  await after(500)
  expect(posted).toHaveLength(1)
  press('Sending')
  await after(20_000)
  expect(posted).toHaveLength(1)
  press('Send')
  await after(patienceMs)
  expect(posted).toHaveLength(2)
})

test('a page that Back brings back can be pressed again at once', async () => {
  const { press } = open({ load: fails })
  press('Send')
  await after(1)
  screen.getByRole('button', { name: 'Sending' })
  window.dispatchEvent(new Event('pageshow'))
  await after(1)
  expect(screen.queryByRole('button', { name: 'Send' })).toBeTruthy()
})

test('the secret of a mailed link is posted in the query, where the server looks for it', async () => {
  const { posted, press } = open({ load: fails, alsoSend: () => ({ token: 'a+b' }) })
  press('Send')
  await after(1)
  expect(posted).toEqual([{ address: '/letters?from=here&token=a%2Bb', fields: { words: 'One\nTwo' } }])
})

test('without a network nothing is posted: the browser would show a page of its own', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { posted, press } = open({ load: fails })
  press('Send')
  await after(1)
  expect([posted, said()]).toEqual([[], unreachable])
})

test('a press is taken back as long as nothing has left', async () => {
  const { posted, press } = open({ load: never })
  press('Send')
  press('Cancel')
  screen.getByRole('button', { name: 'Send' })
  await after(patienceMs)
  expect(posted).toEqual([])
})

test('code that comes too late for a press serves the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<Send<string>>()
  const { posted, press } = open({ load: () => promise })
  press('Send')
  press('Cancel')
  press('Send')
  resolve(ok)
  await screen.findByText('Sent: 7')
  expect(posted).toEqual([])
})

test('the browser posts a form by itself where not even its fields can be read', () => {
  expectConsoleError()
  vi.stubGlobal('reportError', () => {})
  const { press } = open({ load: async () => ok })
  vi.stubGlobal('FormData', undefined)
  const submits = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  let isPrevented = true
  addEventListener('submit', (event) => (isPrevented = event.defaultPrevented), { once: true })
  addEventListener('submit', submits, { once: true })
  addEventListener('error', (event) => event.preventDefault(), { once: true })
  press('Send')
  expect([submits.mock.calls.length, isPrevented]).toEqual([1, false])
})
