import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { runSchedule } from '../features/content/releases/run-schedule.ts'
import { tellGathered } from '../features/mail/tell-gathered.ts'
import { confirmWaitingOrders } from '../features/orders/place/confirm-waiting-orders.ts'
import { rendersAlways } from '../features/content/releases/render-site.ts'
import { createLimits } from '../limits/limits.ts'
import { placed, registered } from '../testing/test-accounts.ts'
import { newBrowser } from '../testing/requests/test-browser.ts'
import { bothDatabases, thorough } from '../testing/databases/test-database.ts'
import { hasText } from '../testing/test-texts.ts'
import { tidy } from './tidy.ts'
import { useTestApp } from '../testing/use-test-app.ts'

interface Due {
  /** SQL that finds the row once its chore is done. */
  done: string
  failing: { before: 'insert' | 'update'; on: string; when: string }
}

bothDatabases('A row at which a chore fails', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  beforeAll(async () => {
    await site.rows(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'This row fails.' using errcode = tg_argv[0]; end $$`)
  })

  const tidied = () => tidy(site)

  async function confirmed() {
    const limits = await createLimits(site.database, 1_000)
    await confirmWaitingOrders({
      em: em(),
      mail: site.mail,
      limits,
      site: site.liveSite.now(),
    })
  }

  async function order(changes: string, done: string): Promise<Due> {
    const number = await placed(newBrowser(site), `${randomUUID()}@bakery.example`)
    await site.rows(`update orders set ${changes} where number = '${number}'`)
    return moved(number, done)
  }

  const moved = (number: string, done: string): Due => ({
    done: `orders where number = '${number}' and ${done}`,
    failing: { before: 'update', on: 'orders', when: `old.number = '${number}'` },
  })

  async function reviewed(daysAgo: number) {
    const number = await placed(newBrowser(site), `${randomUUID()}@bakery.example`)
    await hasText(site, number)
    const [row] = await site.rows(`select id from orders where number = '${number}'`)
    const id = String(row?.['id'])
    await site.rows(`update text_versions set shown_at = now() - interval '${daysAgo} days'
      where order_id = '${id}'`)
    return { id, number }
  }

  const em = () => site.database.orm.em.fork()

  interface Kind {
    /** The file that acts on each. */
    by: string
    make: () => Promise<Due>
    chore?: () => Promise<void>
  }

  const kinds: Record<string, Kind> = {
    'an account that is to be erased': {
      by: 'features/people/erase-accounts.ts',
      async make() {
        const { id } = await registered(site)
        await site.rows(`update users set deletion_requested_at = now() - interval '31 days'
          where id = '${id}'`)
        return {
          done: `(values (1)) as one where not exists (select 1 from users where id = '${id}')`,
          failing: { before: 'update', on: 'users', when: `old.id = '${id}'` },
        }
      },
    },
    'an order whose account was erased': {
      by: 'features/orders/erase/erase-orders.ts',
      make: () => order(`guest = false, status = 'Completed'`, `full_name = ''`),
    },
    'an order whose time for changes is over': {
      by: 'features/texts/reviews/close-reviews.ts',
      async make() {
        const { number } = await reviewed(15)
        return moved(number, `status = 'Completed'`)
      },
    },
    'an order whose time for changes ends soon': {
      by: 'features/texts/reviews/close-reviews.ts',
      async make() {
        const { id } = await reviewed(12)
        return {
          done: `review_clocks where order_id = '${id}'`,
          failing: { before: 'insert', on: 'review_clocks', when: `new.order_id = '${id}'` },
        }
      },
    },
    'an order that waits for its confirmation': {
      by: 'features/orders/place/confirm-waiting-orders.ts',
      make: () =>
        order(`confirmed_at = null, created_at = now() - interval '11 minutes'`, 'confirmed_at is not null'),
      chore: confirmed,
    },
    'an order in the hand of a member who has left': {
      by: 'features/desk/case/claim-case.ts',
      async make() {
        const number = await placed(newBrowser(site), `${randomUUID()}@bakery.example`)
        const [row] = await site.rows(`
          with member as (
            insert into staff_members (id, name, email, email_key, password_hash, role, session_epoch,
                last_totp_step, created_at, ended_at)
              values (gen_random_uuid(), 'Lin', '', gen_random_uuid()::text, '', 'agent', 0, 0, now(), now())
              returning id)
          insert into desk_states (id, claimed_by, claimed_at, version)
            select orders.id, member.id, now(), 0 from orders, member where number = '${number}' returning id`)
        const id = String(row?.['id'])
        return {
          done: `desk_states where id = '${id}' and claimed_by is null`,
          failing: { before: 'update', on: 'desk_states', when: `old.id = '${id}'` },
        }
      },
    },
    'a release whose process died': {
      by: 'features/content/releases/run-schedule.ts',
      async make() {
        const id = randomUUID()
        await site.rows(`
          insert into content_releases (id, number, status, note, made_by, created_at, begun_at)
            select '${id}', coalesce(max(number), 0) + 1, 'rendering', '', 'Lin', now(), now() - interval '1 day'
            from content_releases`)
        return {
          done: `content_releases where id = '${id}' and status = 'failed'`,
          failing: { before: 'update', on: 'content_releases', when: `old.id = '${id}'` },
        }
      },
      chore: () =>
        runSchedule({ em: em(), mail: site.mail, renderSite: rendersAlways, site: site.liveSite.now() }),
    },
    'an inbox of gathered notices': {
      by: 'features/mail/tell-gathered.ts',
      async make() {
        const id = randomUUID()
        const to = `${id}@studio.example`
        await site.rows(`
          insert into mails
              (id, kind, "from", "to", subject, body, message_id, status, attempts, created_at)
            values ('${id}', 'order-notice', '{}', '{"name":"","address":"${to}"}', 'An order', '{}', '${id}',
              'gathered', 0, now() - interval '11 minutes')`)
        return {
          done: `mails where kind = 'notice-digest' and "to"->>'address' = '${to}'`,
          failing: { before: 'update', on: 'mails', when: `old.id = '${id}'` },
        }
      },
      chore: () => tellGathered({ em: em(), mail: site.mail }),
    },
  }

  it('is tried here for every chore that acts on rows', once, () => {
    const src = new URL('..', import.meta.url)
    const acting = globSync('features/**/*.ts', { cwd: src })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => readFileSync(new URL(file, src), 'utf8').includes('eachAlone('))
    expect(new Set(Object.values(kinds).map(({ by }) => by))).toEqual(new Set(acting))
  })

  const codes = Object.entries({
    'as a rule forbids it': 'P0001',
    'as it takes too long': '57014',
    'for a deadlock': '40P01',
    'as a lock is held': '55P03',
    'as it cannot be put in a row with others': '40001',
  })
  const cases = Object.entries(kinds).flatMap(([name, kind], nth) =>
    codes.map(([why, code], at) => {
      // Each kind once, and each failure once.
      const tagged = at === 0 ? {} : nth === 0 ? once : thorough
      return [name, why, { ...kind, code, tagged }] as const
    }),
  )

  for (const [name, why, { make, chore = tidied, code, tagged }] of cases)
    it(`is told of, and those after it get their turn: ${name}, ${why}`, tagged, async () => {
      const failing = await make()
      const due = [failing, await make(), await make()]
      const done = async () =>
        Promise.all(due.map(async (row) => (await site.rows(`select 1 from ${row.done}`)).length === 1))
      const { before, on, when } = failing.failing
      await site.rows(`create trigger failing before ${before} on ${on} for each row when (${when})
        execute function fail('${code}')`)
      const failure = await chore().catch((error: unknown) => error)
      await site.rows(`drop trigger failing on ${on}`)
      expect(failure).toBeInstanceOf(AggregateError)
      expect(await done()).toEqual([false, true, true])
      await chore()
      expect(await done()).toEqual([true, true, true])
    })
})
