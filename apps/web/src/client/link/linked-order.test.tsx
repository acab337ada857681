import { conversation } from '@northword/content/orders/conversation'
import { dashboard } from '@northword/content/orders/dashboard'
import { orderLink } from '@northword/content/orders/order-link'
import { firstOf } from '@northword/rig/first-of'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailed } from '../../testing/account-fixtures.ts'
import { fakeAccount } from '../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../testing/open-private-page.tsx'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const token = 'a'.repeat(43)

/** Opens this address of an order's holder. */
async function openLink(address: string, order: { email?: string } = {}) {
  const server = fakeAccount(
    { order: detailed({ number, ...order }) },
    { 'orderLinks.open': () => null, 'orderLinks.find': () => ({ kind: 'order', number }) },
  )
  const { user } = await openPrivatePage(address, null)
  return { server, user }
}

const field = () =>
  screen.findByLabelText<HTMLTextAreaElement>(conversation.form.label, { selector: 'textarea' })

/** Changes the fragment only. */
const goTo = (fragment: string) =>
  act(async () => {
    window.history.pushState(null, '', `/o${fragment}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })

firstOf(['main', 'lost', token.slice(1)])(
  'an open order keeps what is typed when its address changes to #%s, and on the way back',
  async (fragment) => {
    const { server, user } = await openLink(`/o#${token}`)
    const typed = await field()
    await user.type(typed, 'Is Friday good?')
    await goTo(`#${fragment}`)
    await goTo('')
    expect(typed.isConnected && typed.value).toBe('Is Friday good?')
    expect(server.inputsOf('orderLinks.open')).toEqual([{ token }])
  },
)

test('an order that is open in this browser opens at an element of the page, too', async () => {
  const { server } = await openLink('/o#main')
  expect(await field()).toBeTruthy()
  expect(server.inputsOf('orderLinks.open')).toEqual([])
})

test(
  'the fields of a new link keep what is typed while it is asked for',
  { tags: ['thorough'] },
  async () => {
    const answer = Promise.withResolvers<null>()
    const { server, user } = await openLink('/o')
    server.answer({
      'orderLinks.find': () => ({ kind: 'nothing' }),
      'orderLinks.mailNew': () => answer.promise,
    })
    await goTo(`#${token}`)
    const fields = await Promise.all(
      Object.values(orderLink.renew.fields).map((label) => screen.findByLabelText<HTMLInputElement>(label)),
    )
    for (const each of fields) await user.type(each, 'typed')
    await user.click(screen.getByRole('button', { name: orderLink.renew.button }))
    for (const each of fields) await user.type(each, ' on')
    answer.resolve(null)
    await screen.findByText(orderLink.renew.sent)
    expect(fields.map(({ value }) => value)).toEqual(['typed on', 'typed on'])
  },
)

const { cancel } = dashboard.order

test.each([
  ['an address', {}, cancel.byLink],
  ['no address', { email: '' }, cancel],
] as const)(
  'the holder of a link cancels an order that has %s, and reads whether an email takes that back',
  async (_, order, said) => {
    const { server, user } = await openLink(`/o#${token}`, order)
    const cancelled = { ...detailed({ number, status: 'Cancelled', ...order }), mayCancel: false }
    server.answer({ 'orders.cancel': () => cancelled })
    await user.click(await screen.findByRole('link', { name: cancel.button }))
    expect(await screen.findByText(said.final)).toBeTruthy()
    await user.type(screen.getByLabelText(cancel.byLink.name), 'Ada')
    await user.click(screen.getByRole('button', { name: cancel.confirm }))
    expect(await screen.findByText(said.done)).toBeTruthy()
    expect(server.inputsOf('orders.cancel')).toEqual([{ number, by: 'Ada' }])
  },
)

test('a mutilated link says that it is dead, and the next link in its tab opens', async () => {
  const { server } = await openLink(`/o#${token.slice(1)}`)
  expect(await screen.findByText(orderLink.dead.heading)).toBeTruthy()
  expect(window.location.hash).toBe('')
  await goTo(`#${token}`)
  expect(await field()).toBeTruthy()
  expect([server.inputsOf('orderLinks.open'), window.location.hash]).toEqual([[{ token }], ''])
})

test('the next link in a tab opens after an order that was not its reader’s', async () => {
  const { server, user } = await openLink('/o')
  const stub = { kind: 'stub', service: 'Blog Post', createdAt: '2026-03-06T03:04:05.000Z', name: 'A… L…' }
  server.answer({ 'orderLinks.find': () => stub, 'orderLinks.rejectAddress': () => null })
  await goTo(`#${token}`)
  await user.click(await screen.findByRole('button', { name: orderLink.stub.notMine }))
  expect(await screen.findByText(orderLink.notMine.heading)).toBeTruthy()
  server.answer({ 'orderLinks.find': () => ({ kind: 'order', number }) })
  await goTo(`#${'b'.repeat(43)}`)
  expect(await field()).toBeTruthy()
})
