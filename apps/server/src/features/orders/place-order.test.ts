import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test-app.ts'
import { eachDatabase } from '../../test-database.ts'
import { claimHashOf } from './claim.ts'

const ada = {
  sku: 'PS-070',
  fullName: 'Ada Lovelace',
  email: 'ada@analytical.example',
  phone: '+44 20 0000 0000',
  note: 'Notes on the engine, please.',
}

interface Answer {
  status: number
  order?: Record<string, unknown>
  message?: string
  issues?: { path: string; message: string }[]
  cookie: string | undefined
}

/** One order, sent through either door and read back in one shape. */
const doors = {
  async tRPC(site: TestApp, order: object, key: string, headers = {}): Promise<Answer> {
    const answer = await site.post('/trpc/orders.place', { ...order, idempotencyKey: key }, headers)
    const { result, error } = answer.json()
    const cookie = answer.headers['set-cookie']?.toString()
    return {
      status: answer.statusCode,
      order: result?.data.order,
      message: error?.message,
      issues: error?.data.issues,
      cookie,
    }
  },
  async REST(site: TestApp, order: object, key: string, headers = {}): Promise<Answer> {
    const answer = await site.post('/api/orders', order, { 'idempotency-key': key, ...headers })
    const { order: placed, message, issues } = answer.json()
    return {
      status: answer.statusCode,
      order: placed,
      message,
      issues,
      cookie: answer.headers['set-cookie']?.toString(),
    }
  },
}

eachDatabase('Placing an order', (open) => {
  let site: TestApp
  beforeAll(async () => void (site = await openTestApp(open)))
  afterAll(() => site.close())

  const countOf = async (table: string, where = 'true') =>
    Number((await site.rows(`select count(*) as n from ${table} where ${where}`))[0]?.n)

  describe.each(Object.entries(doors))('through %s', (_name, place) => {
    it('writes the order, its project, its event, two mails and their jobs together', async () => {
      const before = { mails: await countOf('mails'), jobs: await countOf('pgboss.job') }
      const { order } = await place(site, ada, randomUUID())

      expect(order).toMatchObject({
        sku: 'PS-070',
        price: '69.99',
        fullName: 'Ada Lovelace',
        status: 'Pending Contact',
        guest: true,
        userId: null,
      })
      expect(order?.id).toMatch(/^NW-ORD-\d{8}-\d{4}$/)
      const [row] = await site.rows(`select * from orders where number = '${String(order?.id)}'`)
      expect(row).toMatchObject({ price_cents: 6999, quoted_price_cents: null, note: ada.note })
      const ofOrder = `order_id = '${String(row?.id)}'`
      expect(await site.rows(`select status, title, notes from projects where ${ofOrder}`)).toEqual([
        { status: 'Requested', title: row?.name, notes: ada.note },
      ])
      expect(
        await site.rows(`select actor, from_status, to_status from order_events where ${ofOrder}`),
      ).toEqual([{ actor: 'client', from_status: null, to_status: 'Pending Contact' }])
      expect(await countOf('mails')).toBe(before.mails + 2)
      expect(await countOf('pgboss.job')).toBe(before.jobs + 2)
    })

    it('promises contact within 24 hours of the order', async () => {
      const { order } = await place(site, ada, randomUUID())
      const hours = (Date.parse(String(order?.contactBy)) - Date.parse(String(order?.createdAt))) / 3_600_000
      expect(hours).toBe(24)
    })

    it('answers a repeated key with the first order', async () => {
      const key = randomUUID()
      const first = await place(site, ada, key)
      const again = await place(site, { ...ada, id: 'NW-ORD-20261120-0001' }, key)
      expect(again.status).toBe(200)
      expect(again.order).toEqual(first.order)
    })

    it('makes one order of twenty that arrive at once under one key', async () => {
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(site, ada, key)))
      expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1)
      expect(await countOf('orders', `idempotency_key = '${key}'`)).toBe(1)
    })

    it('refuses a key that was used for other content', async () => {
      const key = randomUUID()
      await place(site, ada, key)
      const other = await place(site, { ...ada, note: 'Something else' }, key)
      expect(other).toMatchObject({
        status: 422,
        message: 'This idempotency key was already used for an order with other content.',
      })
    })

    it('takes a proposed number where it is free, and another where it is taken', async () => {
      const id = `NW-ORD-20261120-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
      const first = await place(site, { ...ada, id }, randomUUID())
      const second = await place(site, { ...ada, id, fullName: 'Grace Hopper' }, randomUUID())
      expect(first.order?.id).toBe(id)
      expect(second.order?.id).not.toBe(id)
      expect(second.order?.fullName).toBe('Grace Hopper')
    })

    it('ignores a proposed number of another shape', async () => {
      const { order } = await place(site, { ...ada, id: "NW-ORD-1'; drop table orders --" }, randomUUID())
      expect(order?.id).toMatch(/^NW-ORD-\d{8}-\d{4}$/)
    })

    it('decides price, name, status and owner itself', async () => {
      const forged = { price: '0.01', name: 'Free', status: 'Paid', userId: randomUUID(), guest: false }
      const { order } = await place(site, { ...ada, ...forged, quotedPrice: '0.01' }, randomUUID())
      expect(order).toMatchObject({ price: '69.99', status: 'Pending Contact', userId: null, guest: true })
      const [row] = await site.rows(
        `select quoted_price_cents from orders where number = '${String(order?.id)}'`,
      )
      expect(row).toEqual({ quoted_price_cents: 1 })
    })

    it.each([
      [{ fullName: ' ' }, 'Full name is required'],
      [{ fullName: null, email: '' }, 'Full name is required'],
      [{ email: '  ' }, 'Email is required'],
      [{ email: 'ada at analytical', phone: '' }, 'Please enter a valid email address'],
      [{ phone: undefined }, 'Phone number is required'],
      [{ sku: 'PS-000' }, 'Choose a service from our catalog'],
      [{ sku: { $ne: '' } }, 'Choose a service from our catalog'],
      [{ email: { $ne: '' } }, 'Email must be text'],
      [{ note: 'x'.repeat(10_001) }, 'Note must be at most 10,000 characters'],
      [{ note: 'a\u0000b' }, 'Note contains characters that cannot be stored'],
      [{ fullName: '\ud800' }, 'Full name contains characters that cannot be stored'],
    ])('refuses %j with the sentence of the first broken rule', async (change, message) => {
      const before = await countOf('orders')
      const answer = await place(site, { ...ada, ...change }, randomUUID())
      expect(answer).toMatchObject({ status: 400, message })
      expect(await countOf('orders')).toBe(before)
    })

    it('names every broken field', async () => {
      const { issues } = await place(site, { sku: 'PS-070' }, randomUUID())
      expect(issues?.map(({ path }) => path)).toEqual(['fullName', 'email', 'phone'])
    })

    it('stores any script and any length of note up to the limit', async () => {
      const note = '写作 ✍️ नमस्ते '.repeat(2_000).slice(0, 9_999).trim()
      const { order } = await place(site, { ...ada, fullName: 'Søren Ålesund 王', note }, randomUUID())
      expect(order).toMatchObject({ fullName: 'Søren Ålesund 王', note })
    })

    it('gives the browser a claim cookie that scripts cannot read, and keeps the one it has', async () => {
      const first = await place(site, ada, randomUUID())
      expect(first.cookie).toMatch(/^nw_claim=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
      const pair = first.cookie?.split(';')[0] ?? ''
      const second = await place(site, ada, randomUUID(), { cookie: pair })
      expect(second.cookie?.split(';')[0]).toBe(pair)
      const hashes = await site.rows(
        `select distinct claim_hash from orders where number in ('${String(first.order?.id)}', '${String(second.order?.id)}')`,
      )
      expect(hashes).toHaveLength(1)
      expect(hashes[0]?.claim_hash).not.toContain(pair.slice(9))
    })
  })

  it('gives the sender of a repeated key the claim that a lost answer took with it', async () => {
    const key = randomUUID()
    await doors.tRPC(site, ada, key)
    const again = await doors.tRPC(site, ada, key)
    const token = again.cookie?.split(/[=;]/)[1] ?? ''
    const [row] = await site.rows(`select claim_hash from orders where idempotency_key = '${key}'`)
    expect(row).toEqual({ claim_hash: claimHashOf(token) })
  })

  it('gives no claim to who repeats an order that was sent without a secret key', async () => {
    const wire = { ...ada, id: 'NW-ORD-20261120-5555' }
    const first = await site.post('/api/orders', wire)
    await site.post('/api/orders', wire)
    const token = String(first.headers['set-cookie']).split(/[=;]/)[1] ?? ''
    const [row] = await site.rows(`select claim_hash from orders where number = '${wire.id}'`)
    expect(row).toEqual({ claim_hash: claimHashOf(token) })
  })

  it('ties every order of a batch to the one cookie that its browser gets', async () => {
    const calls = { 0: { ...ada, idempotencyKey: randomUUID() }, 1: { ...ada, idempotencyKey: randomUUID() } }
    const answer = await site.post('/trpc/orders.place,orders.place?batch=1', calls)
    const token = String(answer.headers['set-cookie']).split(/[=;]/)[1] ?? ''
    const keys = Object.values(calls).map(({ idempotencyKey }) => `'${idempotencyKey}'`)
    const rows = await site.rows(`select claim_hash from orders where idempotency_key in (${keys.join()})`)
    expect(rows).toEqual([{ claim_hash: claimHashOf(token) }, { claim_hash: claimHashOf(token) }])
  })

  describe('through REST without a key', () => {
    const wire = {
      ...ada,
      id: 'NW-ORD-20261120-7777',
      userId: null,
      name: 'Ours',
      price: '69.99',
      status: 'x',
      guest: true,
    }

    it('takes the same id with the same content for one order', async () => {
      const first = await site.post('/api/orders', wire)
      const again = await site.post('/api/orders', wire)
      expect([first.statusCode, again.statusCode]).toEqual([201, 200])
      expect(again.json()).toEqual(first.json())
    })

    it("takes the same id with other content for another customer's order", async () => {
      const other = await site.post('/api/orders', { ...wire, fullName: 'Grace Hopper' })
      expect(other.statusCode).toBe(201)
      expect(other.json().order).toMatchObject({ fullName: 'Grace Hopper' })
      expect(other.json().order.id).not.toBe(wire.id)
    })

    it("reads the second form's names", async () => {
      const { note, ...rest } = ada
      const second = {
        ...rest,
        id: 'NW-ORD-1763600000000-AB12',
        serviceName: 'x',
        projectBrief: note,
        paymentLink: '/pay/PS-070',
      }
      const answer = await site.post('/api/orders', second)
      expect(answer.json().order).toMatchObject({ id: 'NW-ORD-1763600000000-AB12', note })
    })

    it('overlooks the space around what was typed', async () => {
      const spaced = { ...wire, id: 'NW-ORD-20261120-8888', note: null }
      const first = await site.post('/api/orders', spaced)
      const again = await site.post('/api/orders', { ...spaced, fullName: ` ${ada.fullName} `, note: '' })
      expect(again.json()).toEqual(first.json())
    })

    it('makes two orders of two requests without id and key', async () => {
      const [one, two] = [await site.post('/api/orders', ada), await site.post('/api/orders', ada)]
      expect(one.json().order.id).not.toBe(two.json().order.id)
    })
  })

  it('leaves nothing behind when its mails cannot be written', async () => {
    const before = await countOf('orders')
    await site.rows('alter table mails rename to mails_away')
    const answer = await doors.REST(site, ada, randomUUID())
    await site.rows('alter table mails_away rename to mails')
    expect(answer).toMatchObject({ status: 500, message: 'Something went wrong. Please try again.' })
    expect(await countOf('orders')).toBe(before)
    expect(await countOf('projects')).toBe(before)
  })
})
