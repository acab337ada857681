/** @module-tag thorough */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Forwarder, openForwarder } from '@northword/rig/forwarder'
import type { MailCatcher } from '@northword/rig/mail-catcher'
import { openSite, type Site } from '@northword/rig/site'
import { databaseKinds, quickestKind } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectConfirmed, isConfirmed } from '../testing/faults/expect-mails.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { isTimed, timeOf } from '../testing/faults/recovery.ts'
import { startStorm } from '../testing/faults/storm.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const rounds = Array.from({ length: isTimed ? 3 : 1 }, (_, index) => index + 1)

/** Faults of the mail server. Each function starts one and returns a function that stops it. */
const faults: Record<string, (mailbox: MailCatcher, line: Forwarder) => () => void> = {
  'is dead'({ url }, line) {
    // No server listens on port 1.
    line.leadTo(1)
    return () => line.leadTo(Number(new URL(url).port))
  },
  'is silent'(_mailbox, line) {
    line.hold()
    return () => line.release()
  },
  'takes a mail and never says so'(mailbox) {
    mailbox.answer(() => 'hang')
    return () => mailbox.answer(() => 'accept')
  },
  'is slow'(mailbox) {
    mailbox.answer(() => 'slow')
    return () => mailbox.answer(() => 'accept')
  },
  'refuses for the moment every other time'(mailbox) {
    let tries = 0
    mailbox.answer(() => ((tries += 1) % 2 === 0 ? 'accept' : 'defer'))
    return () => mailbox.answer(() => 'accept')
  },
}

describe.each(isTimed ? databaseKinds : [quickestKind])('A server (%s) whose mail server', (kind) => {
  let site: Site
  let line: Forwarder
  let doubledBefore = 0
  beforeAll(async () => {
    line = await openForwarder(1)
    // A proxy to the site's own mail server. After these timeouts the mail is sent again.
    site = await openSite(kind, {
      ...settings,
      SMTP_URL: `smtp://127.0.0.1:${line.port}?socketTimeout=1500&connectionTimeout=700`,
    })
    line.leadTo(Number(new URL(site.mailbox.url).port))
  })
  afterAll(async () => {
    await site.close()
    await line.close()
  })

  it.each(Object.keys(faults).flatMap((name) => rounds.map((round) => [name, round] as const)))(
    '%s takes every order, and sends every confirmation soon after, round %d',
    async (name) => {
      const end = faults[name]?.(site.mailbox, line)
      const storm = startStorm(site.url, 4, 200)
      await sleep(isTimed ? 20_000 : 2_000)
      await storm.stop()
      end?.()
      expect([storm.refusals, [...storm.unanswered]]).toEqual([[], []])
      await timeOf('every confirmation', async () => isConfirmed(site, storm))
      await expectConfirmed(site, storm)
      const { doubledMails } = await expectStormStored(site, storm)
      if (isTimed) expect(doubledMails).toBe(doubledBefore)
      doubledBefore = doubledMails
    },
  )
})
