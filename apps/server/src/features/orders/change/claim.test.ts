import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'
import { ada, doors } from '../../../testing/test-orders.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('The claim of a guest', (open) => {
  const site = useTestApp(open)

  describe.each(Object.entries(doors))('through %s', (_name, place) => {
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
    expect(row).toEqual({ claim_hash: hashOfSecret(token) })
  })

  it('gives no claim to who repeats an order that was sent without a secret key', async () => {
    const wire = { ...ada, id: 'NW-ORD-20261120-5555' }
    const first = await site.post('/api/orders', wire)
    await site.post('/api/orders', wire)
    const token = String(first.headers['set-cookie']).split(/[=;]/)[1] ?? ''
    const [row] = await site.rows(`select claim_hash from orders where number = '${first.json().order.id}'`)
    expect(row).toEqual({ claim_hash: hashOfSecret(token) })
  })

  it('ties every order of a batch to the one cookie that its browser gets', async () => {
    const calls = { 0: { ...ada, idempotencyKey: randomUUID() }, 1: { ...ada, idempotencyKey: randomUUID() } }
    const answer = await site.post('/trpc/orders.place,orders.place?batch=1', calls)
    const token = String(answer.headers['set-cookie']).split(/[=;]/)[1] ?? ''
    const keys = Object.values(calls).map(({ idempotencyKey }) => `'${idempotencyKey}'`)
    const rows = await site.rows(`select claim_hash from orders where idempotency_key in (${keys.join()})`)
    expect(rows).toEqual([{ claim_hash: hashOfSecret(token) }, { claim_hash: hashOfSecret(token) }])
  })
})
