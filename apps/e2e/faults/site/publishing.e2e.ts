/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lacks } from '@northword/rig/for-want-of'
import { freePort } from '@northword/rig/free-port'
import { call, ownerSession } from '@northword/rig/owner-session'
import { readyAfter, startServer } from '@northword/rig/server-process'
import { databaseKinds, quickestKind } from '@northword/rig/site-database'
import { until } from '@northword/rig/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskSite, openDeskSite } from '../../testing/desk/desk-site.ts'
import { env } from '../../testing/env.ts'
import { fakeClockLibrary, openFakeClock } from '../../testing/faults/fake-clock.ts'
import {
  draftRound,
  expectWhole,
  findService,
  readPages,
  roundOf,
  roundsOfSite,
  tornSites,
} from '../../testing/faults/publishing.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }

/** Moments of a kill: fifty in the twenty rounds of `npm run test:faults`. */
const kills = Array.from({ length: Math.ceil(env.faultRounds * 2.5) }, (_, index) => index + 1)

/** A site whose owner has published round 0. */
async function openPublished(more: Record<string, string> = {}, kind = quickestKind) {
  const opened = await openDeskSite({ ...settings, ...more }, kind)
  const { site } = opened
  const session = await ownerSession(site.url, await opened.setUpLink())
  const publish = (url = site.url) => call(url, 'site.publish', {}, session)
  const draft = (round: number) => draftRound(site.url, session, round)
  const schedule = async (afterMs: number, url = site.url) => {
    const goesLiveAt = new Date(Date.now() + afterMs).toISOString()
    expect((await call(url, 'site.schedule', { goesLiveAt }, session)).status).toBe(200)
  }
  const shows = (round: number, url = site.url) =>
    until(
      `round ${round} on every page`,
      async () => String(await roundsOfSite(url)) === String(round) || undefined,
    )
  await draft(0)
  const began = performance.now()
  expect((await publish()).status).toBe(200)
  const publishMs = performance.now() - began
  await shows(0)
  return { ...opened, session, publish, draft, schedule, shows, publishMs }
}

/** One release is live, with a whole manifest, and everything else that was ever live is replaced. */
async function expectOneLive({ site }: DeskSite) {
  const [found] = await site.query<{ live: number; pointed: number; lost: number }>(
    `select (select count(*)::int from content_releases where status = 'live') as live,
        (select count(*)::int from content_live l join content_releases r on r.id = l.release_id
          where r.status = 'live' and r.matter is not null) as pointed,
        (select count(*)::int from content_items i where not exists (
          select 1 from content_manifests m join content_live l on l.release_id = m.release_id
          where m.item_id = i.id)) as lost`,
  )
  expect(found).toEqual({ live: 1, pointed: 1, lost: 0 })
}

/** How often releases that were scheduled have gone live. */
async function timesLive({ site }: DeskSite): Promise<number> {
  const [found] = await site.query<{ times: number }>(
    `select count(*)::int as times from content_events e join content_releases r on r.id = e.release_id
      where e.act = 'published' and r.goes_live_at is not null`,
  )
  return found?.times ?? 0
}

describe.each(databaseKinds)('A server that is killed while it publishes (%s)', (kind) => {
  const opened = duringTests(() => openPublished({}, kind))
  let shown = 0

  it.each(kills)('shows the old site or the new one, whole, and loses no draft, moment %d', async (kill) => {
    const { site, session, draft, publish, publishMs } = opened
    await draft(kill)
    const stopReading = readPages(site.url)
    const answer = publish().catch(() => undefined)
    await sleep((publishMs * 1.3 * (kill - Math.random())) / kills.length)
    await site.kill('SIGKILL')
    expectWhole(await stopReading(), shown, kill)
    const isPublished = (await answer)?.status === 200
    await site.start()
    await expectOneLive(opened)
    expect(await tornSites(site.settings['DATA_DIR'] ?? '')).toEqual([])
    const { live, draft: kept } = await findService(site.url, session)
    if (isPublished) expect(roundOf(live)).toBe(kill)
    expect([roundOf(live), roundOf(kept?.fields ?? live)]).toEqual([
      roundOf(live) === kill ? kill : shown,
      kill,
    ])
    shown = roundOf(live) ?? NaN
    expect(await roundsOfSite(site.url)).toEqual([shown])
  })
})

describe.skipIf(!env.testDatabaseUrl)('Two servers on one database that publish', () => {
  const opened = duringTests(() => openPublished({}, 'Postgres'))
  let second: { url: string; end: () => Promise<void> }
  beforeAll(async () => {
    const [port, folder] = [await freePort(), await mkdtemp(path.join(tmpdir(), 'northword-second-'))]
    const url = `http://127.0.0.1:${port}`
    const server = startServer({ ...opened.site.settings, PORT: String(port), DATA_DIR: folder })
    await readyAfter(server, url)
    const end = async () => {
      await server.end()
      await rm(folder, { recursive: true, force: true })
    }
    second = { url, end }
  })
  afterAll(() => second.end())

  it('let one of two win that begin at once, tell the other, and show the same site', async () => {
    const { site, session, draft, publish, shows } = opened
    await draft(1)
    const answers = await Promise.all([publish(), publish(second.url)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const told = answers.find(({ status }) => status === 409)
    expect(await told?.text()).toMatch(/published release \d+ meanwhile|There is no draft to publish/)
    await Promise.all([shows(1), shows(1, second.url)])
    await expectOneLive(opened)
    expect((await findService(site.url, session)).draft).toBeNull()
  })

  it('bring a scheduled release live once', async () => {
    const { draft, schedule, shows } = opened
    await draft(2)
    await schedule(2_000, second.url)
    await Promise.all([shows(2), shows(2, second.url)])
    expect(await timesLive(opened)).toBe(1)
    await expectOneLive(opened)
  })
})

describe('A scheduled release', () => {
  it('whose time comes while the server is off goes live at its start, once', async () => {
    const opened = await openPublished()
    try {
      await opened.draft(1)
      await opened.schedule(3_000)
      await opened.site.kill('SIGKILL')
      const [release] = await opened.site.query<{ at: Date }>(
        'select goes_live_at as at from content_releases where goes_live_at is not null',
      )
      await until('its time', async () => Date.now() > Number(new Date(release?.at ?? '')) || undefined)
      await opened.site.start()
      await opened.shows(1)
      await opened.site.kill()
      await opened.site.start()
      await opened.shows(1)
      expect(await timesLive(opened)).toBe(1)
      await expectOneLive(opened)
    } finally {
      await opened.close()
    }
  })

  describe('over whose time the clock jumps', () => {
    if (lacks(!fakeClockLibrary && 'faketime')) return

    const clock = duringTests(() => openFakeClock())

    it('goes live once, and stays live when the clock is right again', async () => {
      const opened = await openPublished(clock.settings)
      try {
        await opened.draft(1)
        await opened.schedule(3_600_000)
        await clock.set(1)
        await opened.shows(1)
        await clock.set(-1)
        await opened.draft(2)
        expect((await opened.publish()).status).toBe(200)
        await opened.shows(2)
        await clock.set(0)
        await opened.shows(2)
        expect(await timesLive(opened)).toBe(1)
        await expectOneLive(opened)
      } finally {
        await opened.close()
      }
    })
  })
})
