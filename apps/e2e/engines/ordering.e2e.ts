import { orderOpening } from '@northword/content/orders/order-opening'
import { ordering } from '@northword/content/orders/ordering'
import { outbox } from '@northword/content/orders/outbox'
import { company } from '@northword/content/studio/company'
import { orderMessages } from '@northword/contract/messages'
import { describe, expect, it } from 'vitest'
import { alone, type Client, clients } from '../testing/clients.ts'
import { desktop, phone, useEngine } from '../testing/engines/engine-story.ts'
import type { Place } from '../testing/engines/place.ts'
import type { Tab } from '../testing/engines/tab.ts'
import { sidewaysOverflow } from '../testing/accessibility/sideways.ts'
import { ordersOf } from '../testing/orders/stored-orders.ts'
import { service } from '../testing/forms/order-form.ts'

const { fields, buttons, confirmation, unsentConfirmation } = ordering

describe('A guest', () => {
  const { site, network, visit } = useEngine()

  it.each([
    { where: 'in the dialog of Home', path: '/', client: clients.ada },
    { where: 'in the dialog of Pricing', path: '/pricing', client: clients.ben },
    { where: 'on a card of Services', path: '/services', client: clients.cleo },
  ])('orders $where', async ({ path, client }) => {
    const tab = await visit({ at: path })
    const form = await openForm(tab)
    await fillForm(form, client)
    await form.press('button', buttons.submit)
    await tab.focused('heading', confirmation.heading)
    const [order] = await ordersOf(site(), client)
    expect(order).toMatchObject({ sku: 'PS-045', full_name: client.fullName, note: client.note })
    await tab.read(order?.number ?? '')
    expect(await ordersOf(site(), client)).toHaveLength(1)
  })

  it.each(['/pricing', '/services'])(
    'with an address of 35 characters orders on a phone on %s, and no word is cut off',
    async (path) => {
      const email = `${path.slice(1).padEnd(20, 'm')}@client.example`
      expect(email).toHaveLength(35)
      const tab = await visit({ size: phone, at: path })
      const form = await openForm(tab)
      await fillForm(form, { ...clients.dora, email })
      await form.press('button', buttons.submit)
      await tab.focused('heading', confirmation.heading)
      await tab.read(email)
      expect(await tab.window.run(`(${String(cutOffWords)})()`)).toEqual([])
      expect(await tab.window.run(`(${String(sidewaysOverflow)})()`)).toBeLessThanOrEqual(0)
    },
  )

  it('is told of one mistake after the other in the dialog on a phone', async () => {
    const tab = await visit({ size: phone, at: '/pricing' })
    const form = await openForm(tab)
    await form.press('button', buttons.submit)
    await form.read('Full name is required')
    await form.write(fields.fullName.label, 'Ada Sample')
    await form.press('button', buttons.submit)
    await form.read('Email is required')
    expect(await form.written(fields.fullName.label)).toBe('Ada Sample')
  })

  it.each([
    { screen: 'a desktop', size: desktop },
    { screen: 'a phone', size: phone },
  ])('without a network on $screen sees that the order waits, and later that it went out', async (to) => {
    const client = alone(clients.emil, to.screen.replace(' ', '-'))
    const tab = await visit({ size: to.size, at: '/pricing' })
    tab.expectProblem(/NetworkError|Failed to fetch|Load failed/i)
    const form = await openForm(tab)
    await fillForm(form, client)
    network().lose(/./, 'reset')
    await form.press('button', buttons.submit)
    await tab.focused('heading', unsentConfirmation.heading)
    await tab.read(`${orderMessages.received(company.contactWithin)} ${orderMessages.unsent}`)
    await tab.inside('dialog').press('button', buttons.done)
    await tab.read(outbox.waiting(1))
    expect(await ordersOf(site(), client)).toEqual([])

    network().mend()
    await tab.press('button', outbox.retry)
    await tab.readNoMore(outbox.waiting(1))
    expect(await ordersOf(site(), client)).toHaveLength(1)
  })
})

async function openForm(tab: Tab) {
  await tab.press('link', orderOpening.accessible(service))
  const form = tab.inside('form', ordering.dialog.title(service))
  await form.see('button', buttons.submit)
  return form
}

async function fillForm(form: Place, { fullName, email, phone: number, note }: Client) {
  await form.write(fields.fullName.label, fullName)
  await form.write(fields.email.label, email)
  await form.write(fields.phone.label, number)
  await form.write(fields.note.label, note)
}

/** Runs in the page: words beyond the right edge of the open dialog or the page. */
function cutOffWords(): string[] {
  const front = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
  const edge = front.getBoundingClientRect().left + front.clientWidth
  const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  const cutOff: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const isShown = currentNode.parentElement?.checkVisibility({ visibilityProperty: true })
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    const isCutOff = [...range.getClientRects()].some(({ width, right }) => width > 1 && right > edge + 0.5)
    if (isShown && isCutOff) cutOff.push(currentNode.textContent ?? '')
  }
  return cutOff
}
