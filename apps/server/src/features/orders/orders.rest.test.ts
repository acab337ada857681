import { expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { ada } from '../../testing/test-orders.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

eachDatabase('An order through REST without a key', (open) => {
  const site = useTestApp(open)

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

  it('takes a key in the body as in the header', async () => {
    const keyed = { ...ada, idempotencyKey: 'body 4711' }
    const [first, again] = [await site.post('/api/orders', keyed), await site.post('/api/orders', keyed)]
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 200, first.json()])
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

  it('recognises what was sent before by the key and the fingerprint that it had then', async () => {
    const sent = {
      sku: 'PS-070',
      fullName: 'A',
      email: 'a@b.example',
      phone: '1',
      note: 'n',
      id: 'x',
      price: '10',
    }
    await site.post('/api/orders', sent)
    expect(
      await site.rows(
        `select idempotency_key, fingerprint, reference, quoted_price_cents from orders where email = 'a@b.example'`,
      ),
    ).toEqual([
      {
        // Of the sender's address and 'id-1898d91f…', in lines.
        idempotency_key: '8c17b4812ba723014e8c5347b03a03b51b1432c8ccfb41af847414057f1fa970',
        fingerprint: '7b4e72d085bac50e2ca615f2099636e71d0b2ad318770045dd2a24486c0d5449',
        reference: 'x',
        quoted_price_cents: 1000,
      },
    ])
    const key = { 'idempotency-key': 'id-1898d91fb4320a85e9d43c91406f35573e6f6be2f4a6d5745e0d14fb4154b307' }
    expect((await site.post('/api/orders', sent)).statusCode).toBe(200)
    expect((await site.post('/api/orders', sent, key)).statusCode).toBe(200)
    expect((await site.post('/api/orders', { ...sent, note: 'o' }, key)).statusCode).toBe(422)
  })

  it('makes two orders of two requests without id and key', async () => {
    const [one, two] = [await site.post('/api/orders', ada), await site.post('/api/orders', ada)]
    expect(one.json().order.id).not.toBe(two.json().order.id)
  })
})
