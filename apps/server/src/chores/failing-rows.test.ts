import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { confirmWaitingOrders } from '../features/orders/place/confirm-waiting-orders.ts'
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
      em: site.database.orm.em.fork(),
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

  const kinds: Record<string, { make: () => Promise<Due>; chore?: () => Promise<void> }> = {
    'an account that is to be erased': {
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
      make: () => order(`guest = false, status = 'Completed'`, `full_name = ''`),
    },
    'an order whose time for changes is over': {
      async make() {
        const { number } = await reviewed(15)
        return moved(number, `status = 'Completed'`)
      },
    },
    'an order whose time for changes ends soon': {
      async make() {
        const { id } = await reviewed(12)
        return {
          done: `review_clocks where order_id = '${id}'`,
          failing: { before: 'insert', on: 'review_clocks', when: `new.order_id = '${id}'` },
        }
      },
    },
    'an order that waits for its confirmation': {
      make: () =>
        order(`confirmed_at = null, created_at = now() - interval '11 minutes'`, 'confirmed_at is not null'),
      chore: confirmed,
    },
  }

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
