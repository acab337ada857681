import { expect, it, vi } from 'vitest'
import type { Log } from '../logs/log.ts'
import { mailDays } from '@northword/contract/people/retention'
import { clientWithOrder, registered } from '../testing/test-accounts.ts'
import { createWarnings } from '../checks/warnings.ts'
import { lines } from '../logs/log-lines.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createChores } from './chores.ts'
import { tidy, tidyHourly, tidyingChores } from './tidy.ts'
import { bothDatabases } from '../testing/databases/test-database.ts'
import { useTestApp, withoutTable } from '../testing/use-test-app.ts'

const dayMs = 86_400_000

bothDatabases('Tidying', (open) => {
  const site = useTestApp(open)

  const tidyAfter = (days: number) => tidy(site, new Date(Date.now() + days * dayMs))
  const count = async (table: string) => (await site.rows(`select 1 from ${table}`)).length

  it('deletes sessions, links and counts that have had their time, and nothing before', async () => {
    const { person } = await registered(site)
    await site.linkTo(person.email)
    await site.rows(`insert into rate_limits (key, points, expire)
      values ('soon', 1, extract(epoch from now()) * 1000 + 3600000)`)
    await site.rows(`insert into sign_in_guesses (key, at)
      values ('soon', array[now() - interval '20 minutes', now() + interval '1 hour']), ('none', '{}')`)
    const left = async () => ({
      sessions: await count('sessions'),
      tokens: await count('tokens'),
      soon: await count(`rate_limits where key = 'soon'`),
      guesses: await count('sign_in_guesses'),
      users: await count('users'),
    })
    const all = { sessions: 1, tokens: 1, soon: 1, guesses: 1, users: 1 }
    await tidyAfter(0)
    expect(await left()).toEqual(all)
    await tidyAfter(0.99)
    expect(await left()).toEqual({ ...all, soon: 0, guesses: 0 })
    await tidyAfter(1.01)
    expect(await left()).toEqual({ ...all, soon: 0, guesses: 0, sessions: 0 })
    await tidyAfter(2.01)
    expect(await left()).toEqual({ ...all, soon: 0, guesses: 0, sessions: 0, tokens: 0 })
  })

  it('deletes a newsletter’s reader who never confirmed, with their mails and links, after a week, and no other', async () => {
    await site.rows(`insert into subscribers (id, email, email_key, created_at, confirmed_at) values
      (gen_random_uuid(), 'a@b.example', 'a@b.example', now(), null),
      (gen_random_uuid(), 'c@d.example', 'c@d.example', now(), now())`)
    await site.rows(`insert into mails
        (id, kind, "from", "to", subject, body, message_id, subscriber_id, status, attempts, created_at)
      select gen_random_uuid(), 'newsletter-confirmation', '{}', '{}', email, '{}', email, id, 'sent', 0, now()
        from subscribers`)
    await site.rows(`insert into tokens (hash, purpose, subject_id, expires_at)
      select email, 'unsubscribe', id, now() + interval '1830 days' from subscribers union
      select 'of an earlier subscription', 'unsubscribe', id, now() + interval '1 year' from subscribers
        where email = 'a@b.example'`)
    await tidyAfter(6.9)
    expect([await count('subscribers'), await count('mails where subscriber_id is not null')]).toEqual([2, 2])
    await tidyAfter(7.1)
    expect(await site.rows('select email from subscribers')).toEqual([{ email: 'c@d.example' }])
    expect(await site.rows(`select hash from tokens where purpose = 'unsubscribe' order by hash`)).toEqual([
      { hash: 'c@d.example' },
      { hash: 'of an earlier subscription' },
    ])
    expect(await site.rows('select subject from mails where subscriber_id is not null')).toEqual([
      { subject: 'c@d.example' },
    ])
  })

  it('deletes a mail that is about no order after a year, and none that waits or is of an order', async () => {
    await clientWithOrder(site)
    await site.rows(`insert into mails (id, kind, "from", "to", subject, body, message_id, status, attempts, created_at)
      select gen_random_uuid(), 'test', '{}', '{}', status, '{}', status, status, 0, now()
        from unnest(array['sent', 'failed', 'kept', 'cancelled', 'queued']) as status`)
    await site.rows(`update mails set status = 'sent' where kind = 'verify-email'`)
    const left = async () => ({
      ofOrders: await count('mails where order_id is not null'),
      waiting: await count(`mails where status = 'queued' and kind = 'test'`),
      others: await count(`mails where kind = 'test' and status <> 'queued'`),
      toPerson: await count(`mails where kind = 'verify-email'`),
    })
    const before = await left()
    expect(before).toMatchObject({ waiting: 1, others: 4, toPerson: expect.toSatisfy((mails) => mails > 0) })
    await tidyAfter(mailDays - 0.1)
    expect(await left()).toEqual(before)
    await tidyAfter(mailDays + 0.1)
    expect(await left()).toEqual({ ...before, others: 0, toPerson: 0 })
  })

  it('may be done by several at once', async () => {
    await registered(site)
    await Promise.all([tidyAfter(2), tidyAfter(2), tidyAfter(2)])
    expect(await count('sessions')).toBe(0)
  })

  it('is begun with the process, tells of a failure without its text, and is waited for at the end', async () => {
    const write = vi.fn<Log['write']>()
    const warnings = createWarnings({ write })
    const metrics = createMetrics({ database: site.database, figures: [], log: { write } })
    const chores = createChores({ warnings, metrics, log: { write } })
    const begun = () => tidyHourly({ ...site, chores, log: { write } })()
    const counted = async () =>
      (await metrics.read()).text.match(/northword_chore_failures_total\{chore="guesses"\} (\d+)/)?.[1]
    await begun()
    expect([await counted(), warnings.list(), write.mock.calls]).toEqual(['0', [], []])

    await site.rows(`insert into subscribers (id, email, email_key, created_at, confirmed_at) values
      (gen_random_uuid(), 'e@f.example', 'e@f.example', now() - interval '8 days', null)`)
    await withoutTable(site, 'sign_in_guesses', begun)
    expect(await site.rows(`select 1 from subscribers where email = 'e@f.example'`)).toEqual([])
    expect(write.mock.calls.map(([line, fields]) => [line.sentence, fields])).toEqual([
      [warnings.list()[0]?.sentence, { check: 'choresFailing' }],
      [lines.oldDataKept.sentence, expect.objectContaining({ chore: 'guesses' })],
    ])
    expect(JSON.stringify(write.mock.calls)).not.toMatch(/delete from/)
    expect(warnings.list()).toMatchObject([{ sentence: expect.stringContaining('(guesses)') }])

    await begun()
    expect([await counted(), warnings.list(), write.mock.calls.length]).toEqual(['1', [], 2])
  })

  it('has a name of its own for each chore', () => {
    const names = tidyingChores.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
