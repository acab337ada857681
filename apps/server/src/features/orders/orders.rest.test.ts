import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eachDatabase } from '../../testing/test-database.ts'
import { ada } from '../../testing/test-orders.ts'

eachDatabase('An order through REST without a key', (open) => {
  let site: TestApp
  beforeAll(async () => void (site = await openTestApp(open)))
  afterAll(() => site.close())

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
    expect(answer.json().order).toMatchObject({ id: expect.stringMatching(/^NW-ORD-\d{8}-\d{4}$/), note })
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
