/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { setTimeout as sleep } from 'node:timers/promises'
import { lacks } from '@northword/rig/for-want-of'
import { openSite } from '@northword/rig/site'
import { databaseKinds, quickestKind } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import { expectConfirmed, isConfirmed } from '../testing/faults/expect-mails.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { fakeClockLibrary, openFakeClock } from '../testing/faults/fake-clock.ts'
import { expectRecovery, isTimed, timeOf } from '../testing/faults/recovery.ts'
import { startStorm } from '../testing/faults/storm.ts'

describe.each(isTimed ? databaseKinds : [quickestKind])(
  'A server whose clock is moved by a day (%s)',
  (kind) => {
    if (lacks(!fakeClockLibrary && 'faketime')) return
    const clock = duringTests(openFakeClock)
    const site = duringTests(() =>
      openSite(kind, { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error', ...clock.settings }),
    )

    it.each([
      ['ahead', 1],
      ['back', -1],
    ])(
      '%s and then right again takes every order all the while, and sends every mail',
      async (_name, days) => {
        const storm = startStorm(site.url, 4, 200)
        await sleep(1_000)
        await clock.set(days)
        // Node formats the Date header once a second.
        await expect.poll(() => hoursAheadAt(site.url)).toBe(days * 24)
        await expectRecovery(site)
        await sleep(2_000)
        await clock.set(0)
        await expectRecovery(site)
        await sleep(1_000)
        await storm.stop()
        expect([storm.refusals, [...storm.unanswered]]).toEqual([[], []])
        await timeOf('every confirmation', async () => isConfirmed(site, storm))
        await expectConfirmed(site, storm)
        const { doubledMails } = await expectStormStored(site, storm)
        if (isTimed) expect(doubledMails).toBe(0)
      },
    )
  },
)

/** Hours by which the server's Date header is ahead of our clock. */
async function hoursAheadAt(url: string) {
  const { headers } = await fetch(`${url}/livez`)
  return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000)
}
