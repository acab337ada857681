/** @module-tag thorough */
import { expect, it } from 'vitest'
import { databaseAt, eachNewDatabase } from '../../testing/databases/test-database.ts'

eachNewDatabase('Events that were written before they named their actor', (open) => {
  it('are the client’s still, and those of the studio the staff’s', async () => {
    const { em, upgrade } = await databaseAt(open, '20261122-guesses')
    await em.execute(
      `insert into orders (id, number, idempotency_key, fingerprint, guest, sku, name, price_cents, full_name,
         email, email_key, phone, note, status, created_at)
       values (gen_random_uuid(), 'N', 'K', '', true, 'PS-070', 'Starter Package', 6999, 'X', '', '', '1', '',
         'Paid', now())`,
    )
    for (const actor of ['client', 'studio'])
      await em.execute(
        `insert into order_events (id, order_id, at, actor, to_status)
         select gen_random_uuid(), id, now(), ?, 'Paid' from orders`,
        [actor],
      )
    await upgrade()
    expect(await em.execute('select actor, actor_user_id from order_events order by actor')).toEqual([
      { actor: 'client', actor_user_id: null },
      { actor: 'staff', actor_user_id: null },
    ])
  })
})
