/** @module-tag thorough */
import { expect, it } from 'vitest'
import { databaseAt, eachNewDatabase } from '../../testing/databases/test-database.ts'

eachNewDatabase('Mails of the newsletter from before they went with their reader', (open) => {
  it('go where the reader has gone', async () => {
    const { em, upgrade } = await databaseAt(open, '20261216-inviters')
    await em.execute(`insert into subscribers (id, email, email_key, created_at)
      values (gen_random_uuid(), 'reader', 'reader', now())`)
    const mail = `insert into mails
        (id, kind, "from", "to", subject, body, message_id, subscriber_id, status, attempts, created_at)
      select gen_random_uuid(), 'newsletter-confirmation', '{}', '{}', subject, '{}', subject, reader, 'sent', 0, now()
        from (values ('of nobody', null), ('of somebody gone', gen_random_uuid()),
          ('of a reader', (select id from subscribers))) as mails (subject, reader)`
    await em.execute(mail)
    await upgrade()
    expect(await em.execute('select subject from mails order by subject')).toEqual([
      { subject: 'of a reader' },
      { subject: 'of nobody' },
    ])
  })
})
