import { desk } from '@northword/content/desk/desk-frame'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { deskExports } from '@northword/content/desk/desk-exports'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../components/save-file.ts'
import { returns } from '../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

vi.mock('../../components/save-file.ts', () => ({ saveFile: vi.fn<(name: string, file: Blob) => void>() }))

freshPage()
afterEach(() => vi.mocked(saveFile).mockClear())

const { orders, money } = deskExports
const lists = {
  'desk.findOrders': returns({ orders: [], next: null }),
  'desk.listViews': returns({ views: [] }),
  'desk.listColleagues': returns({ colleagues: [] }),
}

/** Opens a page of the desk; the table's URL returns these answers in turn and repeats the last. */
async function openWith(path: string, answers: (() => Response | Promise<Response>)[], member = olive) {
  fakeDesk(member, { ...lists, proveAgain: returns() })
  const others = fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.includes('.csv')) return others(address, init)
    asked.push(address)
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
  return { ...(await openDesk(path)), asked }
}
const file = () => new Response('Order\r\n')
const refused = (status: number, message: string) => () => Response.json({ message }, { status })
const button = (name: string) => screen.findByRole('button', { name })

test('the orders that the address asks for are saved as they come', async () => {
  const { user, asked } = await openWith('/desk/orders?q=tea&status=Paid&page=7', [file])
  await user.click(await button(orders.button))
  expect(await screen.findByText(/is on your device/)).toBeTruthy()
  expect(asked).toEqual(['/api/desk/orders.csv?q=tea&status=Paid'])
  const [name, saved] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect([name, await saved?.text()]).toEqual([
    expect.stringMatching(/^orders-\d{4}-\d\d-\d\d\.csv$/),
    'Order\r\n',
  ])
})

test('a proof that is too old is asked for, and then the file comes', async () => {
  const { user, asked } = await openWith('/desk/orders', [refused(428, 'Please prove it.'), file])
  await user.click(await button(orders.button))
  await user.type(
    await screen.findByLabelText(desk.proof.password, { selector: 'input' }),
    'seven quiet herons',
  )
  await user.click(await button(desk.proof.button))
  expect(await screen.findByText(/is on your device/)).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test.each([
  ['refusal', refused(403, 'You may not do this.'), /^You may not do this\.$/],
  [
    'connection that is cut',
    () => new Response(new ReadableStream({ pull: (to) => to.error(new TypeError('cut')) })),
    /could not reach/,
  ],
])('a %s is said, and nothing is saved', async (_what, answer, said) => {
  const { user } = await openWith('/desk/orders', [answer])
  await user.click(await button(orders.button))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(saveFile).not.toHaveBeenCalled()
})

test('a member who is signed out by now comes to the sign-in', async () => {
  const { user } = await openWith('/desk/orders', [refused(401, 'Please sign in.')])
  await user.click(await button(orders.button))
  expect(await screen.findByRole('heading', { name: deskEntry.login.heading })).toBeTruthy()
})

test('a writer is offered neither', async () => {
  await openWith('/desk/orders', [file], { ...olive, role: 'writer' })
  expect(await screen.findByText(deskOrders.nothing)).toBeTruthy()
  expect(screen.queryByRole('button', { name: orders.button })).toBeNull()
  expect(screen.queryByRole('link', { name: desk.navigation.bookkeeping })).toBeNull()
})

test('the books are asked for by their days, and only where those are in order', async () => {
  const { user, asked } = await openWith('/desk/bookkeeping', [file])
  const until = await screen.findByLabelText(money.until)
  await user.clear(screen.getByLabelText(money.from))
  await user.type(screen.getByLabelText(money.from), '2026-02-01')
  await user.clear(until)
  await user.type(until, '2026-01-31')
  await user.click(await button(money.button))
  expect(await screen.findByText('The last day lies before the first one')).toBeTruthy()
  expect(document.activeElement).toBe(until)
  expect(asked).toEqual([])
  await user.clear(until)
  await user.type(until, '2026-02-28')
  await user.click(await button(money.button))
  expect(await screen.findByText(deskExports.done('money-2026-02-01-to-2026-02-28.csv'))).toBeTruthy()
  expect(asked).toEqual(['/api/desk/money.csv?from=2026-02-01&until=2026-02-28'])
})
