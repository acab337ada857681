import type { ContentItem } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import type { SavedSiteItem } from '@northword/contract/desk/site'
import { fillTexts, fromRightToLeft, hardTexts, type Write } from '@northword/seed/testing/fill-texts'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, expect, it } from 'vitest'
import { postgresFirst } from '../../testing/databases/test-database.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { seedContent } from './releases/seed-content.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

postgresFirst('Texts of a studio', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)

  const expectTaken = async (write: Write, tried: readonly ContentItem[]) => {
    const items = readItems()
    let written = 0
    const filled = tried.map((item) => {
      const one = fillTexts(item, write)
      written += one.written
      return one.item
    })
    expect(written).toBeGreaterThan(tried.length)
    for (const { kind, key, fields } of filled) {
      const ref = { kind, key }
      const { body } = await owner.browser.ask('site.findItem', ref)
      const saved = await owner.browser.call('site.saveDraft', { ...ref, version: body['version'], fields })
      const { item } = saved.body as unknown as SavedSiteItem
      expect([ref, item.problems]).toEqual([ref, []])
      expect(JSON.stringify(item.draft?.fields)).toBe(JSON.stringify(fields))
      await owner.browser.call('site.discardDraft', { ...ref, version: item.version })
      const at = items.findIndex((one) => one.kind === kind && one.key === key)
      const whole = items.with(at, { kind, key, fields })
      expect(() => siteContentOf(whole)).not.toThrow()
    }
  }

  it('from right to left are taken in an item of every kind', { tags: ['thorough'] }, () => {
    const oneOfEach = new Map(readItems().map((item) => [item.kind, item]))
    return expectTaken(fromRightToLeft, [...oneOfEach.values()])
  })

  it.each(hardTexts)(
    '%s are taken in every field of every kind of item, and come back as they were',
    { tags: ['thorough'] },
    (_, write) => expectTaken(write, readItems()),
  )
})
