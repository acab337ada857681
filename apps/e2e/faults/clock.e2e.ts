/** @module-tag thorough */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSite, type Site } from '@northword/rig/site'
import { databaseKinds, quickestKind } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectConfirmed, isConfirmed } from '../testing/faults/expect-mails.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { expectRecovery, isTimed, timeOf } from '../testing/faults/recovery.ts'
import { startStorm } from '../testing/faults/storm.ts'

/** Library of Debian's package `faketime`. */
const library = ['x86_64', 'aarch64']
  .map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))

describe.skipIf(!library).each(isTimed ? databaseKinds : [quickestKind])(
  'A server whose clock is moved by a day (%s)',
  (kind) => {
    let site: Site
    let folder: string
    const set = (days: number) => writeFile(join(folder, 'clock'), `${days >= 0 ? '+' : ''}${days}d`)
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'northword-clock-'))
      await set(0)
      site = await openSite(kind, {
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'error',
        LD_PRELOAD: library ?? '',
        FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      })
    })
    afterAll(async () => {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    })

    it.each([
      ['ahead', 1],
      ['back', -1],
    ])(
      '%s and then right again takes every order all the while, and sends every mail',
      async (_name, days) => {
        const storm = startStorm(site.url, 4, 200)
        await sleep(1_000)
        await set(days)
        // Node formats the Date header once a second.
        await expect.poll(() => hoursAheadAt(site.url)).toBe(days * 24)
        await expectRecovery(site)
        await sleep(2_000)
        await set(0)
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
