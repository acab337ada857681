import { beforeTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { company } from '@northword/content/studio/company'
import { openMsBetween } from '@northword/content/studio/opening-hours'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import { expect, it } from 'vitest'
import { hooks, personalData } from '../../features.ts'
import { erasingOf } from '../../hooks/personal-data.ts'
import { bothDatabases } from '../../testing/databases/test-database.ts'
import {
  clientWithOrder,
  exported,
  guestOrder,
  placed,
  somebody,
  verified,
} from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { linOf } from '../../testing/test-staff.ts'
import { eraseOrders } from '../orders/erase/erase-orders.ts'
import { moveOrder } from '../orders/change/move-order.ts'
import { Order } from '../orders/order/order.entity.ts'
import { User } from '../people/user.entity.ts'
import { agreePrice, keepShare, recordPayment, refund, reverseEntry } from './money-acts.ts'
import { agreedPrices, moneyOf } from './money-of.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { orderRow, statusOf } from '../../testing/test-orders.ts'

const year = new Date().getFullYear()

bothDatabases('The money of an order', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const lin = beforeTests(() => linOf(site))

  const desk = () => ({
    em: site.database.orm.em.fork(),
    mail: site.mail,
    actor: lin,
    hooks,
    site: site.liveSite.now(),
  })
  const key = () => randomUUID()
  const way = { method: 'card', reference: 'tr_1' } as const

  const pay = (number: string, cents: number, idempotencyKey = key()) =>
    recordPayment(desk(), { number, cents, receivedOn: '2026-11-20', ...way, idempotencyKey })
  const giveBack = (number: string, cents: number, idempotencyKey = key()) =>
    refund(desk(), { number, cents, sentOn: '2026-11-21', ...way, reason: 'Too much', idempotencyKey })
  const agree = (number: string, cents: number, reason = '', idempotencyKey = key()) =>
    agreePrice(desk(), { number, cents, reason, idempotencyKey })
  const reverse = (number: string, entryId: string) =>
    reverseEntry(desk(), { number, entryId, reason: 'A mistake', idempotencyKey: key() })
  const money = (number: string) => moneyOf(desk(), number)

  const cancel = (number: string) => move(number, 'Cancelled')
  async function move(number: string, to: OrderStatus, note?: string) {
    await site.database.orm.em.fork().transactional(async (em) => {
      const order = await em.findOneOrFail(Order, { number })
      await moveOrder({ em, hooks, site: site.liveSite.now() }, order, {
        to,
        actor: lin,
        ...(note !== undefined && { note }),
      })
    })
  }

  async function agreed(cents = 10_000, email = somebody().email) {
    const number = await placed(newBrowser(site), email)
    await agree(number, cents, 'As we said')
    return number
  }
  const mailsOf = (number: string) =>
    site.rows(
      `select kind, subject, "to", body::text as body from mails
        where order_id = (select id from orders where number = '${number}')
          and kind not like 'order-confirmation' and kind not like 'order-notice' order by id`,
    )

  it('is the price of the sale, or another one that is agreed with a reason', once, async () => {
    const number = await guestOrder(site)
    await agree(number, 6_999)
    expect(await money(number)).toMatchObject({
      entries: [{ sequence: 1, kind: 'charge', cents: 6_999, memberName: 'Lin' }],
      owedCents: 6_999,
    })
    expect(await statusOf(site, number)).toBe('Awaiting Payment')
    await expect(agree(number, 8_000)).rejects.toThrow('Say why the price is another one.')
    await expect(agree(number, 6_999)).rejects.toThrow('This is the price already.')
    await agree(number, 8_000, 'A round more')
    expect(await money(number)).toMatchObject({
      entries: [{ kind: 'charge' }, { kind: 'adjustment', cents: 1_001, reason: 'A round more' }],
      owedCents: 8_000,
    })
    expect(await mailsOf(number)).toMatchObject([
      { kind: 'order-price', body: expect.stringContaining('The price is $69.99') },
      { kind: 'order-price', body: expect.stringContaining('The price is $80') },
    ])
  })

  it('is not agreed on entries that have changed since, but again by whoever has seen them', async () => {
    const number = await guestOrder(site)
    const price = { number, reason: 'A round more', seenEntries: 0 }
    const first = { ...price, cents: 8_000, idempotencyKey: key() }
    const second = { ...price, cents: 9_000, idempotencyKey: key() }
    const both = await Promise.allSettled([agreePrice(desk(), first), agreePrice(desk(), second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changedMeanwhile', message: expect.stringContaining('Lin was faster: Adjustment') },
    })
    const [won, lost] = both[0].status === 'fulfilled' ? [first, second] : [second, first]
    expect(await agreePrice(desk(), won)).toMatchObject({ replayed: true })
    await agreePrice(desk(), { ...lost, seenEntries: 2 })
    expect(await money(number)).toMatchObject({ owedCents: lost.cents, entries: { length: 3 } })
  })

  it('is recorded once where two members record the same payment or refund on the same entries', async () => {
    const number = await agreed()
    const acts = {
      Payment: (seen: { number: string; seenEntries: number; idempotencyKey: string }) =>
        recordPayment(desk(), { ...seen, cents: 10_000, receivedOn: '2026-11-20', ...way }),
      Refund: (seen: { number: string; seenEntries: number; idempotencyKey: string }) =>
        refund(desk(), { ...seen, cents: 3_000, sentOn: '2026-11-21', ...way, reason: 'Too much' }),
    }
    for (const [kind, act] of Object.entries(acts)) {
      const seen = { number, seenEntries: (await money(number)).entries.length }
      const [first, second] = [
        { ...seen, idempotencyKey: key() },
        { ...seen, idempotencyKey: key() },
      ]
      const both = await Promise.allSettled([act(first), act(second)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: {
          code: 'changedMeanwhile',
          message: expect.stringContaining(`Lin was faster: ${kind}`),
        },
      })
      const won = both[0].status === 'fulfilled' ? first : second
      expect(await act(won)).toMatchObject({ replayed: true })
    }
    expect(await money(number)).toMatchObject({ paidCents: 10_000, refundedCents: 3_000 })
  })

  it('60 of 100, then 50: the 10 that were too much are a refund due, and are given back', once, async () => {
    const number = await agreed()
    await pay(number, 6_000)
    expect(await money(number)).toMatchObject({ owedCents: 4_000, refundDueCents: 0 })
    expect(await statusOf(site, number)).toBe('Awaiting Payment')
    await pay(number, 5_000)
    expect(await money(number)).toMatchObject({ owedCents: -1_000, refundDueCents: 1_000 })
    expect(await statusOf(site, number)).toBe('Paid')
    const { entry } = await giveBack(number, 1_000)
    expect(entry.documentNumber).toMatch(new RegExp(`^NW-CRN-${year}-\\d{4}$`))
    expect(await money(number)).toMatchObject({ owedCents: 0, refundDueCents: 0, keptCents: 10_000 })
    expect(await statusOf(site, number)).toBe('Paid')
    const told = await mailsOf(number)
    expect(told.map(({ kind }) => kind)).toEqual([
      'order-price',
      'payment-receipt',
      'payment-receipt',
      'credit-note',
    ])
    expect(told[1]?.['body']).toContain('$40 is still owed')
    expect(told[2]?.['body']).toContain('$10 of it is not owed')
  })

  it('that is due back is due after five of the studio’s days, however short they are', once, async () => {
    const number = await agreed()
    const { company: usual, ...others } = site.liveSite.now()
    const short = {
      ...others,
      company: { ...usual, hours: { ...usual.hours, opens: '10:00', closes: '15:00' } },
    }
    const payment = { number, cents: 11_000, receivedOn: '2026-11-20', ...way, idempotencyKey: key() }
    const paidAt = Date.now()
    await recordPayment({ ...desk(), site: short }, payment)
    const dueAt = Date.parse((await money(number)).refundDueAt ?? '')
    expect(openMsBetween(paidAt, dueAt, short) / 3_600_000).toBeCloseTo(5 * 5, 1)
  })

  it('is told to nobody by a name that an unproven address could have been given', once, async () => {
    const guests = await agreed()
    await pay(guests, 10_000)
    const { number: clients } = await clientWithOrder(site, {}, verified)
    await agree(clients, 6_999)
    await pay(clients, 6_999)
    const texts = async (number: string) =>
      (await mailsOf(number)).map(({ body, to }) => JSON.stringify([body, to]))
    for (const text of await texts(guests)) expect(text).not.toMatch(/Ada|tr_1|As we said/)
    for (const text of await texts(clients)) expect(text).toContain('Ada Lovelace')
  })

  it('a payment that was a mistake is reversed once, and the client is told', once, async () => {
    const number = await agreed()
    const { entry } = await pay(number, 6_000)
    await reverse(number, entry.id)
    expect(await money(number)).toMatchObject({ paidCents: 0, owedCents: 10_000 })
    expect((await mailsOf(number)).at(-1)).toMatchObject({
      kind: 'document-withdrawn',
      subject: `${entry.documentNumber} of your order ${number} was a mistake`,
    })
    await expect(reverse(number, entry.id)).rejects.toThrow('This entry is reversed already.')
    await expect(reverse(number, randomUUID())).rejects.toThrow('There is no such entry to reverse.')
  })

  it('a refund is never more than was paid', once, async () => {
    const number = await agreed()
    await pay(number, 6_000)
    await expect(giveBack(number, 6_001)).rejects.toMatchObject({
      code: 'cannotRecord',
      message: 'You cannot give back more than was paid.',
    })
  })

  it('that is all given back refunds the order, and in part lowers its price', once, async () => {
    const number = await agreed()
    await pay(number, 10_000)
    await giveBack(number, 3_000)
    expect(await money(number)).toMatchObject({ chargedCents: 7_000, owedCents: 0, refundDueCents: 0 })
    expect(await statusOf(site, number)).toBe('Paid')
    await giveBack(number, 7_000)
    expect(await statusOf(site, number)).toBe('Refunded')
    expect(await money(number)).toMatchObject({ keptCents: 0, owedCents: 0, refundDueCents: 0 })
    const events = await site.rows(
      `select actor, to_status from order_events where order_id =
        (select id from orders where number = '${number}') order by id`,
    )
    expect(events).toEqual([
      { actor: 'guest', to_status: 'Pending Contact' },
      ...['Awaiting Payment', 'Paid', 'Refunded'].map((status) => ({ actor: 'staff', to_status: status })),
    ])
  })

  it('is as before a partial refund that is reversed, but for a price agreed since', once, async () => {
    const number = await agreed()
    await pay(number, 10_000)
    const { entry } = await giveBack(number, 3_000)
    expect((await reverse(number, entry.id)).entry).toMatchObject({ reverses: entry.id, cents: -3_000 })
    const whole = { chargedCents: 10_000, keptCents: 10_000, refundDueCents: 0 }
    expect(await money(number)).toMatchObject(whole)
    const again = await giveBack(number, 3_000)
    await agree(number, 8_000, 'A round less')
    await reverse(number, again.entry.id)
    expect(await money(number)).toMatchObject({ ...whole, chargedCents: 8_000, refundDueCents: 2_000 })
  })

  it('that a refund lowered is the price of a cancelled order again once it is reversed', once, async () => {
    const number = await agreed()
    await pay(number, 10_000)
    const { entry } = await giveBack(number, 3_000)
    await cancel(number)
    await reverse(number, entry.id)
    expect(await money(number)).toMatchObject({
      keptCents: 10_000,
      refundDueCents: 10_000,
      beforeStop: { status: 'Paid', chargedCents: 10_000 },
    })
  })

  it('that is all given back leaves the agreed price as it was, and in part does not', once, async () => {
    const pricesOf = async (number: string) => {
      const id = String((await orderRow(site, number))['id'])
      return (await agreedPrices(desk().em, [id])).get(id)
    }
    const [whole, part] = [await agreed(), await agreed()]
    for (const number of [whole, part]) await pay(number, 10_000)
    await giveBack(whole, 10_000)
    expect(await statusOf(site, whole)).toBe('Refunded')
    expect(await pricesOf(whole)).toBe(10_000)
    await giveBack(part, 3_000)
    expect(await pricesOf(part)).toBe(7_000)
  })

  it('is told with what is left to pay or comes back when its price is another one', once, async () => {
    const told = async (paid: number, price: number) => {
      const number = await agreed()
      await pay(number, paid)
      await agree(number, price, 'A round less')
      return String((await mailsOf(number)).findLast(({ kind }) => kind === 'order-price')?.['body'])
    }
    const overpaid = await told(10_000, 8_000)
    expect(overpaid).toContain('$20 of what you paid is not owed. We send that back to you.')
    expect(overpaid).not.toMatch(/how to pay|tells you how|before you pay/)
    expect(await told(6_000, 6_000)).toContain('It is paid.')
    expect(await told(6_000, 8_000)).toContain('$20 of it is still to be paid. Your agent tells you how.')
  })

  it('of which a share is kept comes back but for it, and nothing is promised of none', once, async () => {
    const told = async (cents: number) => {
      const number = await agreed()
      await pay(number, 10_000)
      await cancel(number)
      await keepShare(desk(), { number, cents, reason: 'It was done', idempotencyKey: key() })
      return String((await mailsOf(number)).find(({ kind }) => kind === 'share-kept')?.['body'])
    }
    expect(await told(2_000)).toContain('The rest of what you paid, $80, comes back to you.')
    const all = await told(10_000)
    expect(all).toContain('We keep $100')
    expect(all).not.toContain('comes back to you')
  })

  it('of a cancelled order is a refund due, but for the share that is kept', once, async () => {
    const number = await agreed()
    await pay(number, 10_000)
    const share = { number, cents: 2_000, reason: 'A fifth was done', idempotencyKey: key() }
    await expect(keepShare(desk(), share)).rejects.toThrow('only of an order that is Cancelled')
    await cancel(number)
    expect(await money(number)).toMatchObject({ owedCents: -10_000, refundDueCents: 10_000 })
    await keepShare(desk(), share)
    expect(await money(number)).toMatchObject({ refundDueCents: 8_000 })
    const id = String((await orderRow(site, number))['id'])
    expect(await agreedPrices(desk().em, [id])).toEqual(new Map([[id, 10_000]]))
    await giveBack(number, 8_000)
    expect(await money(number)).toMatchObject({ refundDueCents: 0, owedCents: 0, keptCents: 2_000 })
    expect(await statusOf(site, number)).toBe('Cancelled')
    await giveBack(number, 2_000)
    expect(await statusOf(site, number)).toBe('Refunded')
  })

  it('that was refunded by mistake is kept again, and its order goes on where it was', once, async () => {
    const number = await agreed()
    await pay(number, 10_000)
    await move(number, 'In Production')
    const { entry } = await giveBack(number, 10_000)
    expect(await statusOf(site, number)).toBe('Refunded')
    const more = await pay(number, 100)
    await reverse(number, more.entry.id)
    expect(await statusOf(site, number)).toBe('Refunded')
    const late = await pay(number, 100)
    const sentBack = await giveBack(number, 100)
    await reverse(number, sentBack.entry.id)
    expect(await statusOf(site, number)).toBe('Refunded')
    expect(await money(number)).toMatchObject({ refundDueCents: 100 })
    await reverse(number, late.entry.id)
    await reverse(number, entry.id)
    expect(await orderRow(site, number)).toMatchObject({ status: 'In Production', refund_due_at: null })
    expect(await money(number)).toMatchObject({ chargedCents: 10_000, owedCents: 0, refundDueCents: 0 })
    expect((await mailsOf(number)).at(-1)).toMatchObject({
      kind: 'document-withdrawn',
      subject: `${entry.documentNumber} of your order ${number} was a mistake`,
    })
  })

  it('that was refunded by mistake changes nothing about how a text was sent', once, async () => {
    const number = await agreed()
    await pay(number, 10_000)
    await move(number, 'In Production')
    await move(number, 'Delivered', 'By post')
    const { entry } = await giveBack(number, 10_000)
    await reverse(number, entry.id)
    expect(await orderRow(site, number)).toMatchObject({ status: 'Delivered', sent_outside: 'By post' })
  })

  it('that was refunded by mistake once cancelled is due back, but for a share', once, async () => {
    const number = await agreed()
    await pay(number, 10_000)
    await cancel(number)
    const { entry } = await giveBack(number, 10_000)
    await reverse(number, entry.id)
    expect(await statusOf(site, number)).toBe('Cancelled')
    expect(await money(number)).toMatchObject({ refundDueCents: 10_000 })
    await keepShare(desk(), { number, cents: 2_000, reason: 'A fifth was done', idempotencyKey: key() })
    expect(await money(number)).toMatchObject({ refundDueCents: 8_000 })
  })

  it('that comes after the cancellation is due back too', { tags: ['thorough'] }, async () => {
    const number = await agreed()
    await cancel(number)
    await pay(number, 10_000)
    expect(await money(number)).toMatchObject({ refundDueCents: 10_000 })
    await giveBack(number, 10_000)
    expect(await statusOf(site, number)).toBe('Refunded')
  })

  it('is not taken before a price is agreed, nor for an order that is not there', once, async () => {
    const number = await guestOrder(site)
    await expect(pay(number, 1)).rejects.toThrow('Agree on the price before you record a payment.')
    await expect(pay('NW-ORD-20261120-none', 1)).rejects.toMatchObject({ code: 'orderNotFound' })
    await expect(money('NW-ORD-20261120-none')).rejects.toMatchObject({ code: 'orderNotFound' })
  })

  it('two payments under one key at once are one', async () => {
    const number = await agreed()
    const same = key()
    const answers = await Promise.all([pay(number, 6_000, same), pay(number, 6_000, same)])
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(1)
    expect(answers[0].entry).toEqual(answers[1].entry)
    expect(await money(number)).toMatchObject({ paidCents: 6_000 })
    await expect(pay(number, 6_001, same)).rejects.toMatchObject({ code: 'moneyKeyReused' })
    await expect(giveBack(number, 6_000, same)).rejects.toMatchObject({ code: 'moneyKeyReused' })
    expect((await mailsOf(number)).filter(({ kind }) => kind === 'payment-receipt')).toHaveLength(1)
  })

  it('one key for two orders at once is refused for one of them', async () => {
    const [one, other, same] = [await agreed(), await agreed(), key()]
    const answers = await Promise.allSettled([pay(one, 100, same), pay(other, 100, same)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'moneyKeyReused' },
    })
  })

  it('is never changed nor deleted by anybody', async () => {
    const number = await agreed()
    const { entry } = await pay(number, 6_000)
    const refused = /Entries of money are only ever added/
    await expect(site.rows(`update money_entries set cents = 1 where id = '${entry.id}'`)).rejects.toThrow(
      refused,
    )
    await expect(site.rows(`delete from money_entries where id = '${entry.id}'`)).rejects.toThrow(refused)
    await expect(site.rows('truncate money_entries')).rejects.toThrow(refused)
    await expect(site.rows(`delete from orders where number = '${number}'`)).rejects.toThrow(/money_entries/)
  })
})

bothDatabases('The documents', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const lin = beforeTests(() => linOf(site))

  const numbers = async () =>
    (
      await site.rows(
        'select document_number from money_entries where document_number is not null order by 1',
      )
    ).map((row) => row['document_number'])
  const desk = (mail = site.mail) => ({
    em: site.database.orm.em.fork(),
    mail,
    actor: lin,
    hooks,
    site: site.liveSite.now(),
  })
  async function agreed() {
    const number = await guestOrder(site)
    await agreePrice(desk(), { number, cents: 6_999, reason: '', idempotencyKey: randomUUID() })
    return number
  }
  const pay = (number: string, mail = site.mail) =>
    recordPayment(desk(mail), {
      number,
      cents: 100,
      receivedOn: '2026-11-20',
      method: 'paypal',
      reference: '',
      idempotencyKey: randomUUID(),
    })

  it('of two payments at once are numbers 1 and 2, one that fails leaves no gap', async () => {
    const [one, other] = [await agreed(), await agreed()]
    await Promise.all([pay(one), pay(other)])
    const failing = { ...site.mail, add: () => Promise.reject(new Error('No mail today')) }
    await expect(pay(one, failing)).rejects.toThrow('No mail today')
    await Promise.allSettled([pay(one), pay(other, failing), pay(one, failing), pay(other)])
    expect(await numbers()).toEqual([1, 2, 3, 4].map((at) => `NW-RCP-${year}-000${at}`))
  })

  it('are in the file of the client’s data, without the names of the studio', once, async () => {
    const { person, browser, number } = await clientWithOrder(site)
    await agreePrice(desk(), { number, cents: 6_999, reason: '', idempotencyKey: randomUUID() })
    await pay(number)
    const { of, text } = await exported(browser)
    expect(of('money')).toMatchObject([
      { entry: 'charge', orderId: number, cents: 6_999 },
      { entry: 'payment', cents: 100, receivedOn: '2026-11-20', printed: { payer: { email: person.email } } },
    ])
    expect(text).not.toContain(String(lin.member.id))
    expect(text).not.toContain('"Lin"')
  })

  it('stay as printed when the client is erased', once, async () => {
    const { person, id, number } = await clientWithOrder(site)
    await agreePrice(desk(), { number, cents: 6_999, reason: '', idempotencyKey: randomUUID() })
    await pay(number)
    const erasing = erasingOf({ mail: site.mail, hooks, site: site.liveSite.now(), personalData })
    await site.database.orm.em
      .fork()
      .transactional(async (em) => eraseOrders(em, await em.findOneOrFail(User, { id }), erasing))
    const [row] = await site.rows(
      `select o.email, o.status, m.printed from money_entries m join orders o on o.id = m.order_id
        where o.number = '${number}' and m.kind = 'payment'`,
    )
    expect(row).toMatchObject({
      email: '',
      status: 'Cancelled',
      printed: {
        payer: { fullName: 'Ada Lovelace', email: person.email },
        studio: { brand: company.brand, address: [...company.address] },
        order: { number, priceCents: 6_999 },
        cents: 100,
        owedCents: 6_899,
      },
    })
    expect(await moneyOf(desk(), number)).toMatchObject({ refundDueCents: 100 })
    const sentBack = { number, cents: 100, sentOn: '2026-11-21', method: 'paypal', reference: '' } as const
    await refund(desk(), { ...sentBack, reason: 'Erased', idempotencyKey: randomUUID() })
    expect(await site.rows(`select 1 from mails where kind = 'credit-note'`)).toEqual([])
  })
})
