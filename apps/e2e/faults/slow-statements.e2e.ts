/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSite } from '@northword/rig/site'
import { env as rig } from '@northword/rig/env'
import { until } from '@northword/rig/until'
import { createOn } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import { expectConfirmed } from '../testing/faults/expect-mails.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { expectRecovery } from '../testing/faults/recovery.ts'
import { firstOrderOf, sendAgain, startStorm } from '../testing/faults/storm.ts'

describe.skipIf(!rig.testDatabaseUrl)('A server whose orders wait for a lock in the database', () => {
  const site = duringTests(async () => {
    const database = await createOn(rig.testDatabaseUrl ?? '')
    return openSite(database, { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' })
  })

  it('answers 503 after too long a wait, shows its pages, and takes orders again at once', async () => {
    const storm = startStorm(site.url, 8, 50)
    await sleep(500)
    const held = site.query('begin; lock table orders in access exclusive mode; select pg_sleep(13); commit')
    await sleep(2_000)
    expect((await fetch(`${site.url}/pricing`)).status).toBe(200)
    await held
    await expectRecovery(site)
    await storm.stop()
    expect(storm.refusals.length).toBeGreaterThan(0)
    expect(storm.refusals.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual(
      [],
    )
    await sendAgain(site, storm)
    await expectConfirmed(site, storm)
    await expectStormStored(site, storm)
  })

  it('places every order of a deadlock that the database has broken up', async () => {
    const storm = startStorm(site.url, 8, 50)
    await firstOrderOf(storm)
    // Only our side detects the deadlock, so that our transaction is aborted.
    await site.query(
      `set deadlock_timeout = '1min'; begin; lock table order_events in access exclusive mode;
       select pg_sleep(0.5); lock table orders in access exclusive mode; commit`,
    )
    await until('the deadlock', async () => {
      const [row] = await site.query<{ deadlocks: string }>(
        'select deadlocks from pg_stat_database where datname = current_database()',
      )
      return Number(row?.deadlocks) > 0 || undefined
    })
    await expectRecovery(site)
    await storm.stop()
    expect(storm.refusals.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual(
      [],
    )
    await sendAgain(site, storm)
    await expectStormStored(site, storm)
  })
})
