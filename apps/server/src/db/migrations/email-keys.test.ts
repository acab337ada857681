/** @module-tag thorough */
import { expect, it } from 'vitest'
import { databaseAt, eachNewDatabase } from '../../testing/databases/test-database.ts'

const thief = '00000000-0000-7000-8000-000000000001'

eachNewDatabase('Addresses that were stored under the key of another', (open) => {
  it('get their own key, and give back the one they took', async () => {
    const { em, upgrade } = await databaseAt(open, '20261121-accounts')
    await em.execute(
      `insert into users (id, name, email, email_key, phone, password_hash, session_epoch, created_at)
       values (?, 'Eve', 'victim@mail.example/x.evil.example', 'victim@mail.example', '', '', 0, now())`,
      [thief],
    )
    const orders = ['Victim@mail.example', 'victim@mail.example/x.evil.example', 'ada@Bücher.example']
    for (const [at, email] of orders.entries())
      await em.execute(
        `insert into orders (id, number, idempotency_key, fingerprint, user_id, guest, sku, name, price_cents,
           full_name, email, email_key, phone, note, status, created_at)
         values (gen_random_uuid(), ?, ?, '', ?, false, 'PS-070', 'Blog', 6999, 'X', ?, ?, '1', '', 'Paid', now())`,
        [`N-${at}`, `K-${at}`, thief, email, at < 2 ? 'victim@mail.example' : email.toLowerCase()],
      )
    await em.execute(
      `insert into projects (id, order_id, user_id, title, status, sku, notes, created_at)
       select gen_random_uuid(), id, user_id, name, 'In Review', sku, '', created_at from orders`,
    )

    await upgrade()

    expect(await em.execute('select email_key from users')).toEqual([
      { email_key: 'victim@mail.example/x.evil.example' },
    ])
    const told = `select o.email_key, o.guest, o.user_id, p.user_id as project_of
      from orders o join projects p on p.order_id = o.id order by number`
    expect(await em.execute(told)).toEqual([
      { email_key: 'victim@mail.example', guest: true, user_id: null, project_of: null },
      { email_key: 'victim@mail.example/x.evil.example', guest: false, user_id: thief, project_of: thief },
      { email_key: 'ada@xn--bcher-kva.example', guest: false, user_id: thief, project_of: thief },
    ])
  })
})
