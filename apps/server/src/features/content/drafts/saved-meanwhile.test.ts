import type { SiteItem } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../testing/databases/test-database.ts'
import { untilHeldUp } from '../../../testing/databases/test-locks.ts'
import { useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { seedContent } from '../releases/seed-content.ts'
import { lockItem, putDraft } from './change-drafts.ts'

const service = { kind: 'services', key: 'PS-025' } as const
const hourMs = 3_600_000

onPostgres('A draft', (open) => {
  const site = useTestApp(open, {}, { renderSite: () => Promise.resolve(null) })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)

  const find = async () => (await owner.browser.ask('site.findItem', service)).body as unknown as SiteItem

  it.each([
    ['published', 'site.publish', () => ({})],
    ['scheduled', 'site.schedule', () => ({ goesLiveAt: new Date(Date.now() + hourMs).toISOString() })],
  ])('whose save ends while the one before is being %s is kept', async (_, act, input) => {
    const { version, live } = await find()
    await owner.browser.call('site.saveDraft', { ...service, version, fields: { ...live, name: 'Essay' } })
    const { released } = await site.database.orm.em.fork().transactional(async (tx) => {
      await putDraft(tx, 'A Writer', await lockItem(tx, service), { ...live, name: 'Essays' })
      const release = owner.browser.call(act, input())
      await untilHeldUp(tx)
      return { released: release }
    })
    expect((await released).status).toBe(200)
    expect((await find()).draft?.fields).toMatchObject({ name: 'Essays' })
  })
})
