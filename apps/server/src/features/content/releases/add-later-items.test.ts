import { isMails } from '@northword/contract/mails/mail-names'
import { readItems } from '@northword/seed/read-items'
import { beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { owned } from '../../../testing/test-staff.ts'
import { liveItems } from './live-items.ts'
import { seedContent } from './seed-content.ts'
import { useNewTestApp } from '../../../testing/use-test-app.ts'

const mails = { kind: 'studio', key: 'mails' }

eachDatabase('A database from before mails had sentences of the studio', (open) => {
  const site = useNewTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  beforeEach(() => seedContent(site.database, () => readItems().filter((item) => !isMails(item))))

  it('gets those of the seed with one release, also from two processes, and a studio changes them', async () => {
    const starts = await Promise.all([1, 2].map(() => liveItems(site.database, readItems)))
    for (const { number, items } of starts) {
      expect(number).toBe(2)
      expect(items).toEqual(readItems())
    }
    expect(await site.rows('select number, status from content_releases order by 1')).toEqual([
      { number: 1, status: 'replaced' },
      { number: 2, status: 'live' },
    ])
    const owner = await owned(site)
    const { version, live: fields } = Object((await owner.browser.ask('site.findItem', mails)).body)
    const changed = { ...fields, signature: ['The people of {brand}'] }
    await owner.browser.call('site.saveDraft', { ...mails, version, fields: changed })
    expect((await owner.browser.call('site.publish', {})).status).toBe(200)
    const { number, items } = await liveItems(site.database, readItems)
    expect(number).toBe(3)
    expect(items.find(isMails)?.fields).toEqual(changed)
  })
})
