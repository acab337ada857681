import { useFolder } from '@northword/rig/during-tests'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mostItems } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import { writeItems } from '@northword/seed/write-items'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { eachDatabase, useTestDatabase } from '../testing/databases/test-database.ts'
import { nameOf } from '../features/content/pictures/keep-pictures.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { pictureFiles } from '../testing/test-pictures.ts'
import { operateBeside } from '../testing/test-operator.ts'
import { CommandError } from './command.ts'
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

  it('is refused by itself, without a look at the site', { tags: ['thorough'] }, async () => {
    const args = [folderWith('many', mostItems)]
    for (const command of [contentCheck, contentImport])
      await expect(operateBeside(test, command, { args })).rejects.toThrow(
        `There are ${mostItems + seed.filter(isQuestion).length} items in the folder`,
      )
  })
})

eachDatabase('A folder with links or other than files', (open) => {
  const folder = useFolder()
  const test = useTestDatabase(open)
  const picture = nameOf({ bytes: pictureFiles.png, end: 'png' })
  const at = (name: string) => path.join(folder, 'site', name)
  const elsewhere = (name: string) => path.join(folder, name)
  beforeEach(async () => {
    writeItems(at(''), readItems())
    await mkdir(at('pictures'), { recursive: true })
    await writeFile(elsewhere('secret'), 'password')
    await writeFile(elsewhere('picture'), pictureFiles.png)
  })
  afterEach(() => rm(at(''), { recursive: true }))

  const movedAway = async (name: string) => {
    await rm(elsewhere(name), { recursive: true, force: true })
    await rename(at(name), elsewhere(name))
    await symlink(elsewhere(name), at(name))
  }

  it.each<[name: string, put: () => Promise<unknown>, what: string]>([
    ['services/X.json', () => symlink(elsewhere('secret'), at('services/X.json')), 'regular file'],
    ['articles/x.md', () => symlink('/dev/null', at('articles/x.md')), 'regular file'],
    ['services/Y.json', () => mkdir(at('services/Y.json')), 'regular file'],
    ['questions', () => movedAway('questions'), 'folder'],
    ['people/x.json', () => symlink(elsewhere('none'), at('people/x.json')), 'regular file'],
    [`pictures/${picture}`, () => symlink(elsewhere('picture'), at(`pictures/${picture}`)), 'regular file'],
    ['pictures', () => movedAway('pictures'), 'folder'],
    [
      'former-addresses.json',
      () => symlink(elsewhere('secret'), at('former-addresses.json')),
      'regular file',
    ],
  ])('is refused by the name of what is none: %s', async (name, put, what) => {
    await put()
    for (const command of [contentCheck, contentImport, contentPublish]) {
      const refused = await operateBeside(test, command, { args: [at('')] }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(CommandError)
      expect(String(refused)).toMatch(new RegExp(`${name}.* is no ${what}: `))
      expect(String(refused)).not.toContain('password')
    }
  })

  it('is read where the folder itself is named by a link', async () => {
    await symlink(at(''), elsewhere('link'))
    expect(await operateBeside(test, contentCheck, { args: [elsewhere('link')] })).toContain(
      'It can be published.',
    )
  })
})
