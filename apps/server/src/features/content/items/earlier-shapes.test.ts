import { siteFailures } from '@northword/content/operate/site-failures'
import { liftSteps } from '@northword/contract/content/lift-item'
import { readItems } from '@northword/seed/read-items'
import { beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { joined, owned } from '../../../testing/test-staff.ts'
import { liveItems } from '../releases/live-items.ts'
import { seedContent } from '../releases/seed-content.ts'
import { readSite, withDrafts } from './site-now.ts'
import { useNewTestApp } from '../../../testing/use-test-app.ts'

const question = { kind: 'questions', key: 'revisions' }

/** Step to version 2 of this software, in which a question has been renamed, and had been a text. */
const asQuestion = ({ kind, fields }: { kind: string; fields: unknown }) =>
  kind === 'questions' ? { ...Object(fields), question: `${Object(fields).question} Lifted.` } : fields

eachDatabase('After an upgrade that changes the shape of items', (open) => {
  beforeEach(() => void (liftSteps.length = 0))
  const site = useNewTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  beforeEach(() => seedContent(site.database, readItems))

  const live = async () => (await liveItems(site.database, readItems)).items
  const questionIn = (items: { key: string; fields: unknown }[]) =>
    String(Object(items.find(({ key }) => key === question.key)?.fields).question)

  it('a new shape of fields lifts revisions, drafts and releases from before, and none from after', async () => {
    const owner = await owned(site)
    const writer = await joined(site, owner, 'writer')
    const find = async () => (await writer.browser.ask('site.findItem', question)).body
    const save = async (text: string) => {
      const { version, live: fields } = Object(await find())
      const input = { ...question, version, fields: { ...fields, question: text } }
      expect((await writer.browser.call('site.saveDraft', input)).status).toBe(200)
    }
    await save('How often?')
    liftSteps.push(asQuestion)
    expect(questionIn(await live())).toMatch(/\S Lifted\.$/)
    const em = site.database.orm.em.fork()
    expect(questionIn(withDrafts(await readSite(em)))).toBe('How often? Lifted.')
    expect(Object(await find()).draft.fields.question).toBe('How often? Lifted.')
    await save('Written now')
    expect(Object(await find()).draft.fields.question).toBe('Written now')
    const { body } = await owner.browser.call('site.publish', {})
    expect(questionIn(await live())).toBe('Written now')
    await owner.browser.call('site.undo', { release: Object(body).release.number })
    expect(questionIn(await live())).toMatch(/\S Lifted\.$/)
    expect(
      await site.rows('select shape, count(*)::int from content_revisions group by 1 order by 1'),
    ).toEqual([
      { shape: 1, count: readItems().length },
      { shape: 2, count: 1 },
    ])
  })

  it('a draft or a revision that a newer version wrote is refused at the start of this one', async () => {
    const [item] = await site.rows(`select id from content_items where key = 'revisions'`)
    const [id, who] = [String(item?.['id']), `now(), 'Olivia Owner'`]
    await site.rows(
      `insert into content_drafts (item_id, fields, changed_at, changed_by, shape) values ('${id}', '{}', ${who}, 2)`,
    )
    await expect(live()).rejects.toThrow(siteFailures.newerShape)
    await site.rows('delete from content_drafts')
    expect(questionIn(await live())).not.toBe('')
    await site.rows(
      `insert into content_revisions (id, item_id, fields, made_at, made_by, shape) values (gen_random_uuid(), '${id}', '{}', ${who}, 2)`,
    )
    await expect(live()).rejects.toThrow(siteFailures.newerShape)
  })
})
