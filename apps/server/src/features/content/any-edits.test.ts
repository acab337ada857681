import type { SavedSiteItem, SiteItem } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { postgresFirst } from '../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../testing/test-staff.ts'
import { itemsOf, liveRelease } from './items/live-release.ts'
import { seedContent } from './releases/seed-content.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const skus = ['PS-025', 'PS-040', 'PS-070']

const act = fc.oneof(
  fc.record({ kind: fc.constant('read'), who: fc.nat(1), sku: fc.nat(2) }),
  fc.record({ kind: fc.constant('save'), who: fc.nat(1), sku: fc.nat(2) }),
  fc.record({ kind: fc.constant('publish'), who: fc.nat(1), sku: fc.nat(2) }),
  fc.record({ kind: fc.constant('undo'), who: fc.nat(1), sku: fc.nat(2) }),
)

postgresFirst('Any sequence of edits by two people', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  const people = [owner, useMember(site, owner, 'owner')]

  const em = () => site.database.orm.em.fork()
  let count = 0

  it(
    'loses no text that was saved, and the changes of all releases, replayed, give the live site',
    { tags: ['thorough'] },
    async () => {
      const read = new Map<string, SiteItem>()
      const step = async ({ kind, who, sku }: { kind: string; who: number; sku: number }) => {
        const { browser } = people[who] ?? expect.fail()
        const item = { kind: 'services', key: skus[sku] ?? '' }
        const mine = `${who} ${item.key}`
        const find = async () => (await browser.ask('site.findItem', item)).body as unknown as SiteItem
        if (kind === 'read') read.set(mine, await find())
        if (kind === 'save') {
          const seen = read.get(mine) ?? (await find())
          const now = await find()
          const fields = { ...seen.live, name: `Text ${(count += 1)}` }
          const answer = await browser.call('site.saveDraft', { ...item, version: seen.version, fields })
          const { isSaved, item: stored } = answer.body as unknown as SavedSiteItem
          expect(isSaved).toBe(now.version === seen.version)
          expect(stored.draft?.fields ?? null).toEqual(isSaved ? fields : (now.draft?.fields ?? null))
          read.set(mine, stored)
        }
        if (kind === 'publish') await browser.call('site.publish', { items: [item] })
        if (kind === 'undo')
          await browser.call('site.undo', { release: (await liveRelease(em()))?.number ?? 1 })
        await expectReplayed()
      }
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
          for (const one of acts) await step(one)
        }),
        { numRuns: 4 },
      )
    },
  )

  async function expectReplayed() {
    const rows = await site.rows(`
      select distinct on (i.id) i.kind, i.key, r.fields from content_changes c
        join content_releases s on s.id = c.release_id and s.live_at is not null
        join content_items i on i.id = c.item_id join content_revisions r on r.id = c.after_id
      order by i.id, s.number desc`)
    const replayed = rows.filter(({ fields }) => fields !== null)
    const live = await itemsOf(em(), (await liveRelease(em()))?.id ?? '')
    const byKey = (items: object[]) => items.map((item) => JSON.stringify(item)).toSorted()
    expect(byKey(replayed)).toEqual(byKey(live))
    expect(await site.rows(`select 1 from content_releases where status = 'live'`)).toHaveLength(1)
  }
})
