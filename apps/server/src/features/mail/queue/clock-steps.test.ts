import { randomUUID } from 'node:crypto'
import { duringTests } from '@northword/rig/during-tests'
import { catchMail } from '@northword/rig/mail-catcher'
import { expect, it } from 'vitest'
import { forgetOldCounts } from '../../../limits/limits.ts'
import { eachDatabase, useTestDatabase } from '../../../testing/databases/test-database.ts'
import { mailThatIs, noraAtBakery, queueOn, quick } from '../../../testing/test-mails.ts'

eachDatabase('After a clock that was a day ahead', (open) => {
  const test = useTestDatabase(open)
  const catcher = duringTests(catchMail)

  it('the mails of that day leave within a minute', async () => {
    const { em } = test.database.orm
    const { queue } = queueOn(test, catcher.url, { ...quick, retryLimit: 10 })
    await queue.prepare()
    await em.fork().transactional((tx) => queue.add(tx, [noraAtBakery]))
    await em
      .fork()
      .execute(`update pgboss.job set start_after = now() + interval '1 day' where name = 'mail'`)
    await queue.start()
    await queue.correctTimes()
    expect(await mailThatIs(test, noraAtBakery.to.address, 'sent')).toMatchObject({ lastError: null })
    await queue.stop()
  })

  it('a mail that is held for the longest time stays held', async () => {
    const em = test.database.orm.em.fork()
    const { queue } = queueOn(test, catcher.url, { ...quick, holdSeconds: 60, afterHoldSeconds: 20 })
    await queue.prepare()
    const mail = { ...noraAtBakery, to: { name: '', address: 'held@bakery.example' } }
    await em.transactional((tx) => queue.heldFor(randomUUID()).add(tx, [mail]))
    await queue.start()
    await queue.correctTimes()
    await queue.stop()
    const waits = `select start_after > now() + interval '30 seconds' as waits from pgboss.job
      where name = 'mail' and state = 'created'`
    expect(await em.execute(waits)).toEqual([{ waits: true }])
  })

  it('no limit counts for longer than it lasts', async () => {
    const em = test.database.orm.em.fork()
    const now = new Date()
    const inDays = (days: number) => now.getTime() + days * 86_400_000
    for (const [key, at] of [
      ['ahead', inDays(1)],
      ['right', inDays(0.01)],
    ] as const)
      await em.execute('insert into rate_limits (key, points, expire) values (?, 99, ?)', [key, at])
    await forgetOldCounts(em, now)
    expect(await em.execute('select key from rate_limits')).toEqual([{ key: 'right' }])
  })
})
