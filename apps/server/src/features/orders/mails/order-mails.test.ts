import { seed } from '@northword/seed/seed'
import { catalogue } from '@northword/content/studio/catalogue'
import { toOrder } from '@northword/content/mails/mails'
import { orderForm } from '@northword/contract/orders/orders'
import { expect, it } from 'vitest'
import { renderMail } from '../../mail/render/render-mail.ts'
import { orderMails } from './order-mails.ts'
import type { Order } from '../order/order.entity.ts'

const [service] = catalogue
if (!service) throw new Error('The catalogue is empty.')

const order: Order = {
  id: '019a9f00-0000-7000-8000-000000000001',
  number: 'NW-ORD-20261120-4821',
  reference: 'their own',
  idempotencyKey: 'key',
  fingerprint: 'print',
  claimHash: null,
  emailKey: 'ada@analytical.example',
  userId: null,
  guest: true,
  sku: service.sku,
  name: service.name,
  priceCents: 2499,
  sold: {
    words: service.words,
    revisionRounds: service.revisionRounds,
    turnaround: service.turnaround,
    pieces: [],
  },
  quotedPriceCents: null,
  ...orderForm.parse({
    fullName: 'Buy pills <now>',
    email: 'nora@bakery.example',
    phone: '+852 0000 0001',
    note: 'Visit https://spam.example\nNow',
  }),
  status: 'Pending Contact',
  dueAt: new Date('2026-11-21T10:35:00Z'),
  terms: 'prepaid',
  termsChosen: false,
  askBy: null,
  payBy: null,
  refundDueAt: null,
  sentOutside: null,
  createdAt: new Date('2026-11-20T10:35:00Z'),
  contactBy: new Date('2026-11-21T10:35:00Z'),
  confirmedAt: new Date('2026-11-20T10:35:00Z'),
  provenAt: null,
  linksEndedAt: null,
}

const read = (changes: Partial<Order> = {}) =>
  orderMails({ ...order, ...changes }, seed).map((mail) => ({
    ...mail,
    ...renderMail(mail.subject, mail.body, seed),
  }))

it('tells the client number, service, price, turnaround and by when the studio calls', () => {
  const [confirmation] = read()
  expect(confirmation?.to).toEqual({ name: '', address: 'nora@bakery.example' })
  expect(confirmation?.from).toBe('orders')
  for (const fact of [order.number, service.name, '$24.99', service.turnaround.label]) {
    expect(confirmation?.text).toContain(fact)
  }
  expect(confirmation?.text.replaceAll('\n', ' ')).toContain(
    'by Saturday, November 21 at 6:35 PM Hong Kong time',
  )
})

it('writes a price as the pages do: with cents only where it has some', () => {
  const [confirmation, notice] = read({ priceCents: 6000, quotedPriceCents: 6500 })
  expect(confirmation?.text).toMatch(/Price: +\$60\n/)
  expect(notice?.text).toMatch(/Price: +\$60\n/)
  expect(notice?.text).toMatch(/Price the client saw: +\$65\n/)
})

it('leads the studio to the desk, and the client to the order by a link of its own, on to the site, and a guest to an account', () => {
  const [confirmation, notice] = read()
  expect(confirmation?.body.action).toEqual({ label: toOrder, purpose: 'order', subjectId: order.id })
  expect(notice?.body.action).toMatchObject({ path: '/desk/orders/NW-ORD-20261120-4821', isAtDesk: true })
  const linksOf = (guest: boolean) => read({ guest })[0]?.body.links
  const paths = (guest: boolean) => linksOf(guest)?.map((link) => ('path' in link ? link.path : link.label))
  expect(paths(true)).toEqual(['/signup', '/'])
  expect(paths(false)).toEqual(['/'])
})

it('repeats nothing to the client that the sender of the form typed', () => {
  const [confirmation] = read()
  expect(JSON.stringify(confirmation)).not.toMatch(/pills|spam|0000 0001|their own/)
  expect(confirmation?.text).not.toContain('nora@bakery.example')
})

it('tells the studio everything, and a reply goes to the client', () => {
  const [, notice] = read({ quotedPriceCents: 1 })
  expect(notice?.to).toBe('orders')
  expect(notice?.replyTo).toEqual({ name: 'Buy pills <now>', address: 'nora@bakery.example' })
  for (const fact of [
    order.fullName,
    order.email,
    order.phone,
    order.note,
    order.number,
    order.sku,
    '$24.99',
    '$0.01',
  ]) {
    expect(notice?.text).toContain(fact)
  }
})

it('says so when there is no brief and no other price', () => {
  const [, notice] = read({ note: '' })
  expect(notice?.text).toContain('The client left no brief.')
  expect(notice?.text).not.toContain('Price the client saw')
})
