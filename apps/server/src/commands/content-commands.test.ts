import { useFolder } from '@northword/rig/during-tests'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ownKinds } from '@northword/contract/content/content-items'
import { readItems } from '@northword/seed/read-items'
import { writeItems } from '@northword/seed/write-items'
import { beforeAll, expect, it } from 'vitest'
import { eachDatabase, useTestDatabase } from '../testing/databases/test-database.ts'
import { nameOf } from '../features/content/pictures/keep-pictures.ts'
import { Picture } from '../features/content/pictures/picture.entity.ts'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import { movedPages } from '../features/content/releases/redirects.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { writeBuild } from '../testing/test-build.ts'
import { pictureFiles } from '../testing/test-pictures.ts'
import { operateBeside } from '../testing/test-operator.ts'
import { CommandError } from './command.ts'
import { picturesIn } from './content-folder.ts'
import { contentCheck, contentExport, contentImport, contentPublish } from './content.ts'

eachDatabase('A site as a folder', (open) => {
  const folder = useFolder()
  const test = useTestDatabase(open)

  const folderOf = (name: string) => path.join(folder, name)
  const edit = async (file: string, change: (text: string) => string) => {
    const name = path.join(folderOf('site'), file)
    await writeFile(name, change(await readFile(name, 'utf8')))
  }

  it('is imported as drafts, or published, and exported again as it was', async () => {
    writeItems(folderOf('site'), readItems())
    expect(readItems(folderOf('site'))).toEqual(readItems())
    const args = [folderOf('site')]
    expect(await operateBeside(test, contentImport, { args })).toBe('The site is like that already.\n')
    await edit('services/PS-025.json', (text) => text.replace('"Blog Post"', '"Blog Text"'))
    await edit('articles/a-content-plan-on-one-page.md', (text) => `${text}\nOne more line.\n`)
    await rm(path.join(folderOf('site'), 'questions/urgent.json'))
    expect(await operateBeside(test, contentImport, { args })).toBe('3 items are drafted now.\n')
    await edit('services/PS-025.json', (text) => text.replace('"Blog Text"', '"Post"'))
    expect(await operateBeside(test, contentPublish, { args })).toBe('Release 2 is live.\n')
    await operateBeside(test, contentExport, { args: [folderOf('again')] })
    const exported = readItems(folderOf('again'))
    expect(exported.some(({ key }) => key === 'urgent')).toBe(false)
    expect(exported.find(({ key }) => key === 'PS-025')).toMatchObject({ fields: { name: 'Post' } })
  })

  it('is imported beside drafts of the desk, and is refused where it would overwrite one', async () => {
    const em = () => test.database.orm.em.fork()
    const drafts = () =>
      em().execute<object[]>(`select i.key, d.changed_by as by from content_drafts d
        join content_items i on i.id = d.item_id order by i.key`)
    const args = [folderOf('beside')]
    const write = async (sku: string, name: string) => {
      const file = path.join(folderOf('beside'), `services/${sku}.json`)
      await writeFile(file, (await readFile(file, 'utf8')).replace(/"name": "[^"]*"/, `"name": "${name}"`))
    }
    await operateBeside(test, contentExport, { args })
    await em().execute(`insert into content_drafts (item_id, fields, shape, changed_at, changed_by)
      select i.id, r.fields, r.shape, now(), 'Will Writer' from content_items i join content_revisions r on r.item_id = i.id
        where i.key in ('PS-040', 'PS-070') and r.fields is not null`)
    await write('PS-025', 'Imported')
    const imported = { key: 'PS-025', by: 'the operator' }
    const [other, another] = ['PS-040', 'PS-070'].map((key) => ({ key, by: 'Will Writer' }))
    expect(await operateBeside(test, contentImport, { args })).toBe('One item is drafted now.\n')
    expect(await drafts()).toEqual([imported, other, another])
    await write('PS-040', 'Imported')
    for (const command of [contentImport, contentPublish])
      await expect(operateBeside(test, command, { args })).rejects.toThrow(
        'Drafts at the desk would be overwritten: services/PS-040 (Will Writer). Publish or discard them there',
      )
    expect(await drafts()).toEqual([imported, other, another])
    await rm(folderOf('beside'), { recursive: true })
    await operateBeside(test, contentExport, { args })
    expect(await operateBeside(test, contentImport, { args })).toBe('The site is like that already.\n')
    expect(await drafts()).toEqual([other, another])
    await em().execute('delete from content_drafts')
  })

  it('is checked: every problem with its file and field, and what is worth a look', async () => {
    const args = [folderOf('site')]
    expect(await operateBeside(test, contentCheck, { args })).toMatch(
      /^studio\/accounts: bank\.number: 000-000000-000 is still a placeholder\.$[^]*^It can be published\.$/m,
    )
    await edit('services/PS-025.json', (text) => text.replace('"Post"', '""'))
    await edit('people/ada-draft.json', (text) => text.replace(/"initials": ".+"/, '"initials": "TOO LONG"'))
    const read: string[] = []
    await expect(operateBeside(test, contentCheck, { args, read })).rejects.toThrow(
      '2 problems forbid to publish this.',
    )
    expect(read.slice(0, 2)).toEqual([
      'services/PS-025: name: Name is required\n',
      'people/ada-draft: initials: Initials must be at most 4 characters\n',
    ])
    await expect(operateBeside(test, contentPublish, { args })).rejects.toThrow('Name is required')
  })

  it('is rendered before it is published: a page that cannot go live is named, and nothing is changed', async () => {
    const built = folderOf('dist')
    await writeBuild(built)
    const settings = { DATA_DIR: folderOf('data') }
    const kept = () =>
      test.database.orm.em
        .fork()
        .execute<object[]>(
          `select number, status, (select count(*)::int from content_drafts) as drafts from content_releases order by number`,
        )
    const before = await kept()
    const args = [folderOf('page')]
    const items = readItems(folderOf('again'))
    const named = (tagline: string) =>
      items.map((item) =>
        item.key === 'brand' ? { ...item, fields: { ...Object(item.fields), tagline } } : item,
      )
    writeItems(folderOf('page'), named('breaks'))
    await expect(operateBeside(test, contentPublish, { args, settings, built })).rejects.toThrow(
      new CommandError(
        'It did not go live. The page /about cannot be rendered. What changes on it is “Name and addresses” › Tagline.',
      ),
    )
    writeItems(folderOf('page'), named('link'))
    await expect(operateBeside(test, contentPublish, { args, settings, built })).rejects.toThrow(
      'It did not go live. A link of the page / leads nowhere: /gone',
    )
    expect(await kept()).toEqual(before)
    writeItems(folderOf('page'), named('Words'))
    expect(await operateBeside(test, contentPublish, { args, settings, built })).toBe('Release 3 is live.\n')
  })

  it('brings its pictures along, and is refused without them, of which a check warns', async () => {
    const name = nameOf({ bytes: pictureFiles.webp, end: 'webp' })
    const picturedIn = (width: number) =>
      readItems(folderOf('again')).map((item) => {
        const logo = { files: [{ name, width, height: 8 }], icons: [] }
        return item.key === 'brand' ? { ...item, fields: { ...Object(item.fields), logo } } : item
      })
    writeItems(folderOf('pictured'), picturedIn(12))
    const args = [folderOf('pictured')]
    expect(await operateBeside(test, contentCheck, { args })).toMatch(
      new RegExp(
        `^pictures/${name}: there is no such file in the folder[^]*^It can be published .* if the database`,
        'm',
      ),
    )
    await expect(operateBeside(test, contentImport, { args })).rejects.toThrow(
      `pictures/${name}: there is no`,
    )
    await mkdir(path.join(folderOf('pictured'), 'pictures'))
    const file = path.join(folderOf('pictured'), 'pictures', name)
    await writeFile(file, pictureFiles.png)
    await expect(operateBeside(test, contentCheck, { args })).rejects.toThrow(
      'not the picture that its name says',
    )
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expect(operateBeside(test, contentImport, { args })).rejects.toThrow('Choose a JPEG, PNG or WebP')
    await writeFile(file, pictureFiles.webp)
    writeItems(folderOf('wider'), picturedIn(24))
    await cp(path.join(folderOf('pictured'), 'pictures'), path.join(folderOf('wider'), 'pictures'), {
      recursive: true,
    })
    expect(await operateBeside(test, contentCheck, { args })).toContain('It can be published.')
    await operateBeside(test, contentPublish, { args })
    // Its item tells another size than the file has, which counts.
    const wider = { args: [folderOf('wider')] }
    expect(await operateBeside(test, contentImport, wider)).toBe('The site is like that already.\n')
    await operateBeside(test, contentExport, { args: [folderOf('moved')] })
    expect(await readFile(path.join(folderOf('moved'), 'pictures', name))).toEqual(pictureFiles.webp)
  })

  it('has its pictures read one after the other, and none stored where a later one is none', async () => {
    const from = folderOf('two-pictures')
    writeItems(from, readItems(folderOf('again')))
    await mkdir(path.join(from, 'pictures'))
    const name = nameOf({ bytes: pictureFiles.png, end: 'png' })
    await writeFile(path.join(from, 'pictures', name), pictureFiles.png)
    await writeFile(path.join(from, 'pictures', 'later.png'), 'none')
    const pictures = picturesIn(from)
    expect(pictures.next().value?.bytes).toEqual(pictureFiles.png)
    expect(() => pictures.next()).toThrow('Choose a JPEG, PNG or WebP')
    await expect(operateBeside(test, contentImport, { args: [from] })).rejects.toThrow('later.png')
    expect(await test.database.orm.em.fork().count(Picture, { name })).toBe(0)
  })

  it('is refused in a sentence where it cannot be read or written', async () => {
    const args = [folderOf('site')]
    await expect(operateBeside(test, contentExport, { args })).rejects.toThrow(
      /was left as it is\. Name a new folder/,
    )
    await expect(operateBeside(test, contentCheck, { args: [folderOf('none')] })).rejects.toThrow(
      /^There is nothing/,
    )
    await edit('studio/brand.json', () => '{')
    await expect(operateBeside(test, contentImport, { args })).rejects.toThrow(
      /brand\.json is not well-formed/,
    )
  })
})

eachDatabase('A site that moves as a folder', (open) => {
  const folder = useFolder()
  const [former, fresh] = [useTestDatabase(open), useTestDatabase(open)]
  const mayLack = ownKinds.filter((kind) => kind !== 'services')
  const [person = expect.fail()] = readItems().filter(({ kind }) => kind === 'people')
  const own = { ...person, key: 'own-person', fields: { ...Object(person.fields), name: 'Own Person' } }
  const studio = readItems().flatMap((item) => {
    if (item === person || item.key === person.key) return [own]
    return mayLack.some((kind) => kind === item.kind) ? [] : [item]
  })
  beforeAll(async () => {
    await seedContent(former.database, () => studio)
    await seedContent(fresh.database, readItems)
  })

  const at = (name: string) => path.join(folder, name)
  const live = async ({ database: { orm } }: typeof fresh) =>
    itemsOf(orm.em.fork(), (await liveRelease(orm.em.fork()))?.id ?? '')
  /** File by file, as git does, which keeps no empty folder. */
  const moveFiles = async (from: string, to: string) => {
    for (const file of await readdir(at(from), { recursive: true, withFileTypes: true }))
      if (file.isFile()) {
        const name = path.join(file.parentPath, file.name)
        await cp(name, path.join(at(to), path.relative(at(from), name)))
      }
  }

  it('takes away what the new one came with, of each kind of which the former one has nothing', async () => {
    await operateBeside(former, contentExport, { args: [at('former')] })
    await moveFiles('former', 'moved')
    const args = [at('moved')]
    expect(await operateBeside(fresh, contentCheck, { args })).toContain('It can be published.')
    expect(await operateBeside(fresh, contentPublish, { args })).toBe('Release 2 is live.\n')
    expect(await live(fresh)).toEqual(await live(former))
    await operateBeside(fresh, contentExport, { args: [at('again')] })
    expect((await readdir(at('again'), { recursive: true })).toSorted()).toEqual(
      (await readdir(at('former'), { recursive: true })).toSorted(),
    )
    expect(await operateBeside(fresh, contentImport, { args })).toBe('The site is like that already.\n')
  })

  it('leaves a kind alone of which it has no folder, or files alone that are no items', async () => {
    writeItems(at('whole'), readItems())
    await operateBeside(fresh, contentPublish, { args: [at('whole')] })
    for (const kind of mayLack) await rm(path.join(at('whole'), kind), { recursive: true })
    const args = [at('whole')]
    expect(await operateBeside(fresh, contentImport, { args })).toBe('The site is like that already.\n')
    await mkdir(path.join(at('whole'), 'samples'))
    await writeFile(path.join(at('whole'), 'samples/ad-copy.yaml'), '')
    expect(await operateBeside(fresh, contentImport, { args })).toBe('The site is like that already.\n')
    expect(await live(fresh)).toEqual(readItems())
  })

  it('may be no more than the empty folder of a kind, which takes away every item of it', async () => {
    await mkdir(at('no-samples/samples'), { recursive: true })
    const args = [at('no-samples')]
    expect(await operateBeside(fresh, contentPublish, { args })).toMatch(/^Release \d+ is live\.$/m)
    expect(await live(fresh)).toEqual(readItems().filter(({ kind }) => kind !== 'samples'))
    await mkdir(at('nothing/studio'), { recursive: true })
    await expect(operateBeside(fresh, contentImport, { args: [at('nothing')] })).rejects.toThrow(
      'There is nothing of a site',
    )
  })

  const moved = async ({ database: { orm } }: typeof fresh) =>
    Object.fromEntries(await movedPages(orm.em.fork()))
  const addresses = (name: string) => path.join(at(name), 'former-addresses.json')
  const put = (name: string, said: object) => writeFile(addresses(name), JSON.stringify(said))

  it('takes the addresses along that its services had before, once', async () => {
    await former.database.orm.em.fork().execute(
      `insert into content_redirects (from_path, item_id)
        select '/order/' || part, id from content_items, unnest(array['PS-926', 'PS-925', 'PS-040']) part
        where kind = 'services' and key = 'PS-025'`,
    )
    await operateBeside(former, contentExport, { args: [at('renamed')] })
    const led = { '/order/PS-925': '/order/PS-025', '/order/PS-926': '/order/PS-025' }
    // The third one is the address of a service.
    expect(JSON.parse(await readFile(addresses('renamed'), 'utf8'))).toEqual(led)
    const args = [at('renamed')]
    expect(await operateBeside(fresh, contentCheck, { args })).toContain('It can be published.')
    expect(await operateBeside(fresh, contentPublish, { args })).toMatch(/^Release \d+ is live\.$/m)
    expect(await moved(fresh)).toEqual(led)
    await put('renamed', { ...led, '/order/PS-927': '/order/PS-025' })
    expect(await operateBeside(fresh, contentPublish, { args })).toBe(
      'One former address leads on from the next release, or the next start.\n',
    )
    expect(await operateBeside(fresh, contentImport, { args })).toBe('The site is like that already.\n')
    expect(await moved(fresh)).toEqual({ ...led, '/order/PS-927': '/order/PS-025' })
  })

  it('leads from an address as soon as the item is live that has another, and back', async () => {
    const named = async (name: string, key: string, led: object) => {
      writeItems(
        at(name),
        readItems().map((item) => (item.key === 'PS-015' ? { ...item, key } : item)),
      )
      await put(name, led)
      return [at(name)]
    }
    const args = await named('other', 'PS-915', { '/order/PS-015': '/order/PS-915' })
    const before = await moved(fresh)
    expect(await operateBeside(fresh, contentImport, { args })).toContain('One former address leads')
    expect(await moved(fresh)).toEqual(before)
    await operateBeside(fresh, contentPublish, { args })
    expect(await moved(fresh)).toEqual({ ...before, '/order/PS-015': '/order/PS-915' })
    const back = await named('back', 'PS-015', { '/order/PS-915': '/order/PS-015' })
    await operateBeside(fresh, contentPublish, { args: back })
    expect(await moved(fresh)).toEqual({ ...before, '/order/PS-915': '/order/PS-015' })
  })

  it('leads on from an address as before while that leads to a live item', async () => {
    const before = await moved(fresh)
    const led = { '/order/PS-915': '/order/PS-040' }
    writeItems(at('elsewhere'), readItems())
    await put('elsewhere', led)
    const args = [at('elsewhere')]
    expect(await operateBeside(fresh, contentImport, { args })).toBe('The site is like that already.\n')
    expect(await moved(fresh)).toEqual(before)
    await rm(path.join(at('elsewhere'), 'services/PS-015.json'))
    await operateBeside(fresh, contentPublish, { args })
    expect(await moved(fresh)).toMatchObject(led)
  })

  it.each<[what: string, said: string, sentence: string]>([
    ['of a service', '{"/order/PS-025": "/order/PS-040"}', '/order/PS-025: The site has an item'],
    ['of itself', '{"/order/PS-025": "/order/PS-025"}', '/order/PS-025: The site has an item'],
    [
      'in a circle',
      '{"/order/A": "/order/B", "/order/B": "/order/A"}',
      '/order/A: The site has no article and no service with the address /order/B',
    ],
    [
      'of a former one',
      '{"/blog/a": "/blog/b", "/blog/b": "/order/PS-025"}',
      '/blog/a: The site has no article and no service with the address /blog/b',
    ],
    ['of another page', '{"/about": "/order/PS-025"}', '/about: A former address is that of an article'],
    ['of another site', '{"/blog/a": "https://other.example"}', '/blog/a: The site has no article'],
    ['of a longer path', '{"/blog/a/b": "/order/PS-025"}', '/blog/a/b: A former address is that of'],
    ['that is none', '{"/blog/a": 1}', 'former-addresses.json: /blog/a: An address is text'],
    ['in a list', '[]', 'former-addresses.json: Name each present address by the former one'],
    ['in no JSON', '{', 'former-addresses.json is not well-formed'],
  ])('is refused with a former address %s, and nothing is changed', async (_, said, sentence) => {
    writeItems(at('refused'), readItems())
    await writeFile(addresses('refused'), said)
    const before = await moved(fresh)
    const args = [at('refused')]
    for (const command of [contentCheck, contentImport, contentPublish]) {
      const read: string[] = []
      const refused = await operateBeside(fresh, command, { args, read }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(CommandError)
      expect([...read, String(refused)].join('')).toContain(sentence)
    }
    expect(await moved(fresh)).toEqual(before)
    expect(await fresh.database.orm.em.fork().execute('select 1 from content_drafts')).toEqual([])
  })
})
