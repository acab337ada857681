import { expect, it } from 'vitest'
import { eachNewDatabase } from '../testing/test-database.ts'
import { isMigrated, migrate } from './migrations.ts'

eachNewDatabase('The migrations', (open) => {
  it('make exactly the tables that the entities describe', async () => {
    const { database, drop } = await open()
    await migrate(database)
    const missing = await database.orm.schema.getUpdateSchemaSQL({ wrap: false })
    await drop()
    // The one reference that no entity describes: orders know projects, and not the reverse.
    expect(missing.trim()).toBe('alter table "projects" drop constraint "projects_order_id_foreign";')
  })

  it('find out whose every mail is that was written before', async () => {
    const { database, drop } = await open()
    await database.orm.migrator.up({ to: '20261121-accounts' })
    const em = database.orm.em.fork()
    const order = '00000000-0000-4000-8000-000000000001'
    await em.execute(`insert into orders values ('${order}', 'NW-ORD-20261120-0042', 'k', 'f', null, null, true,
      'PS-070', 'x', 1, null, 'Emil', 'Emil@bücher.example', '1', '', 'Pending Contact', now(), 'k')`)
    const write = (kind: string, to: string, replyTo: string | null, subject: string) =>
      em.execute(
        `insert into mails select gen_random_uuid(), ?, '{}', jsonb_build_object('address', ?::text),
          case when ?::text is not null then jsonb_build_object('address', ?::text) end, ?, '{}',
          gen_random_uuid(), 'sent', 1, null, now(), now() from generate_series(1, 1001)`,
        [kind, to, replyTo, replyTo, subject],
      )
    const studio = 'orders@northword.example'
    await write('order-confirmation', 'Emil@bücher.example', null, 'We have your order NW-ORD-20261120-0042')
    await write('order-notice', studio, 'emil@bücher.example', 'New order NW-ORD-20261120-0042: Blog Post')
    await write('order-cancellation-notice', studio, null, 'Order NW-ORD-20261120-0042 was canceled')
    await write('contact-receipt', 'emil@BÜCHER.example', null, 'About NW-ORD-20261120-0042')
    await migrate(database)
    const found = await em.execute(
      `select kind, email_key, order_id, count(*)::int from mails group by 1, 2, 3 order by 1`,
    )
    await drop()
    const mails = { email_key: 'emil@xn--bcher-kva.example', order_id: order, count: 1001 }
    expect(found).toEqual([
      { ...mails, kind: 'contact-receipt', order_id: null },
      { ...mails, kind: 'order-cancellation-notice', email_key: null, order_id: null },
      { ...mails, kind: 'order-confirmation' },
      { ...mails, kind: 'order-notice' },
    ])
  })

  it('may be run again, by several processes at once', async () => {
    const { database, drop } = await open()
    await migrate(database)
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await isMigrated(database)).toBe(true)
    await drop()
  })
})
