import { useFolder } from '@northword/rig/during-tests'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mostItems } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import { writeItems } from '@northword/seed/write-items'
import { beforeAll, expect, it } from 'vitest'
import { eachDatabase, useTestDatabase } from '../testing/databases/test-database.ts'
import { nameOf } from '../features/content/pictures/keep-pictures.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { pictureFiles } from '../testing/test-pictures.ts'
import { operateBeside } from '../testing/test-operator.ts'
import { contentCheck, contentImport, contentPublish } from './content.ts'

const isQuestion = ({ kind }: { kind: string }) => kind === 'questions'

eachDatabase('A folder with more items than a site has room for', (open) => {
  const folder = useFolder()
  const test = useTestDatabase(open)
  const seed = readItems()
  const [question = expect.fail()] = seed.filter(isQuestion)
  beforeAll(() => seedContent(test.database, readItems))

  const rows = (query: string, values: unknown[] = []) =>
    test.database.orm.em.fork().execute<object[]>(query, values)
  const kept = () =>
    rows(`select (select count(*)::int from content_items) as items,
      (select count(*)::int from content_drafts) as drafts, (select count(*)::int from content_pictures) as pictures`)
  const folderWith = (name: string, count: number) => {
    const more = Array.from({ length: count }, (_, at) => ({ ...question, key: `more-${at}` }))
    writeItems(path.join(folder, name), [...seed.filter(isQuestion), ...more])
    return path.join(folder, name)
  }

  it('is refused before anything is written, and taken with one item less', async () => {
    await rows(
      `with new as (
          insert into content_items (id, kind, key, version)
            select gen_random_uuid(), 'samples', 'sample-' || at, 0 from generate_series(1, ?::int) at
            returning id)
        insert into content_drafts (item_id, fields, shape, changed_at, changed_by)
          select id, '{}', 1, now(), 'Ada' from new`,
      [mostItems - seed.length - 1],
    )
    const full = folderWith('full', 2)
    await mkdir(path.join(full, 'pictures'))
    const picture = nameOf({ bytes: pictureFiles.png, end: 'png' })
    await writeFile(path.join(full, 'pictures', picture), pictureFiles.png)
    const before = await kept()
    for (const command of [contentImport, contentPublish])
      await expect(operateBeside(test, command, { args: [full] })).rejects.toThrow(
        /^The site has as many items as there is room for\./,
      )
    expect(await kept()).toEqual(before)
    const args = [folderWith('fits', 1)]
    expect(await operateBeside(test, contentImport, { args })).toBe('One item is drafted now.\n')
  })

  it('is refused by itself, without a look at the site', async () => {
    const args = [folderWith('many', mostItems)]
    for (const command of [contentCheck, contentImport])
      await expect(operateBeside(test, command, { args })).rejects.toThrow(
        `There are ${mostItems + seed.filter(isQuestion).length} items in the folder`,
      )
  })
})
