/** @module-tag thorough */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { storedKey } from '../../secrets/stored-key.ts'
import { databaseAt, eachNewDatabase } from '../../testing/databases/test-database.ts'

const uuid = randomUUID()
const ofRound = `round ${uuid} 1 2`

eachNewDatabase('Keys that were stored as they were sent', (open) => {
  it('are stored as they would be now, and those of erased orders say nothing', async () => {
    const { em, upgrade } = await databaseAt(open, '20261214-removed-mail-servers')
    const order = (key: string, fullName: string) =>
      em.execute(
        `insert into orders (id, number, idempotency_key, fingerprint, guest, sku, name, price_cents, full_name,
           email, email_key, phone, note, status, created_at)
         values (gen_random_uuid(), ?, ?, '', true, 'PS-070', 'Starter Package', 6999, ?, '', 'zoë@mail.example', '1',
           '', 'Paid', now())`,
        [key, key, fullName],
      )
    for (const [key, name] of [
      ['shop 4711', 'Zoë'],
      [uuid, 'Ada'],
      ['id-zoë', ''],
    ] as const)
      await order(key, name)
    await em.execute(
      `insert into contact_messages (id, name, email, email_key, message, idempotency_key, urgent, created_at)
       values (gen_random_uuid(), 'Zoë', '', 'zoë@mail.example', '', 'shop 4711', false, now())`,
    )
    await em.execute(
      `insert into money_entries (id, order_id, sequence, kind, cents, order_status, reference, reason,
         idempotency_key, at)
       select gen_random_uuid(), id, sequence, kind, 100, orders.status, '', '', key, now() from orders,
         (values (1, 'charge', 'price for Zoë'), (2, 'adjustment', ?)) as entry (sequence, kind, key)
         where full_name = 'Zoë'`,
      [ofRound],
    )
    await upgrade()
    const keysOf = async (table: string, of = 'true') =>
      (await em.execute<{ key: string }[]>(`select idempotency_key as key from ${table} where ${of}`)).map(
        ({ key }) => key,
      )
    const ofSender = storedKey('shop 4711', 'zoë@mail.example')
    expect(await keysOf('orders', `full_name = 'Zoë'`)).toEqual([ofSender])
    expect(await keysOf('orders', `full_name = 'Ada'`)).toEqual([uuid])
    expect(await keysOf('orders', `full_name = ''`)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(await keysOf('contact_messages')).toEqual([ofSender])
    expect(await keysOf('money_entries', 'sequence = 1')).toEqual([storedKey('price for Zoë')])
    expect(await keysOf('money_entries', 'sequence = 2')).toEqual([ofRound])
    await expect(em.execute(`update money_entries set cents = 1`)).rejects.toThrow('only ever added')
  })
})
