import { existsSync, readdirSync } from 'node:fs'
import { commands } from '@northword/content/operate/commands'
import { type ContentItem, itemName, ownKinds } from '@northword/contract/content/content-items'
import type { SiteItemInput, SiteProblem } from '@northword/contract/desk/site'
import { writeAddresses } from '@northword/seed/moved-addresses'
import { readItems } from '@northword/seed/read-items'
import { writeItems } from '@northword/seed/write-items'
import type { Database } from '../db/orm.ts'
import { DomainError } from '../errors/domain-error.ts'
import { importItems, siteToBe } from '../features/content/drafts/import-items.ts'
import { checkSite, problemsOfSite } from '../features/content/items/check-site.ts'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import { storePictures } from '../features/content/pictures/keep-pictures.ts'
import { missingPictures, withOwnSizes } from '../features/content/pictures/unfit-pictures.ts'
import { liveItems } from '../features/content/releases/live-items.ts'
import { publishBy } from '../features/content/releases/publish.ts'
import { importAddresses, movedPages } from '../features/content/releases/redirects.ts'
import type { RenderSite } from '../features/content/releases/render-site.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { type Command, CommandError, type Operating } from './command.ts'
import {
  addressesIn,
  addressLines,
  type Content,
  contentIn,
  itemsIn,
  pictureFilesOf,
  picturesFor,
  picturesIn,
  writePictures,
} from './content-folder.ts'
import { withDatabase } from './with-database.ts'
import { withQueue } from './with-queue.ts'

const words = commands.content

export const contentExport: Command = {
  name: 'content export',
  args: ['folder'],
  summary: words.export.summary,
  async run(operating, [folder = '']) {
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(words.notEmpty(folder))
    await withDatabase(operating, async ({ orm }) => {
      const em = orm.em.fork()
      const release = await liveRelease(em)
      if (!release) throw new CommandError(words.nothingLive)
      const items = await itemsOf(em, release.id)
      writeItems(folder, items, ownKinds)
      writeAddresses(folder, Object.fromEntries(await movedPages(em)))
      await writePictures(em, folder, items)
      operating.output.write(`${words.export.done(items.length, folder)}\n`)
    })
  },
}

/** Needs no database, which may have the pictures that the folder lacks. */
export const contentCheck: Command = {
  name: 'content check',
  args: ['folder'],
  summary: words.check.summary,
  async run({ output }, [folder = '']) {
    const items = itemsIn(folder)
    const absent = missingPictures(items, new Set(pictureFilesOf(folder).map(({ name }) => name)))
    const site = await checkSite(items)
    const problems = [...site.problems.map(lineOf), ...addressLines(addressesIn(folder), items)]
    for (const name of absent) output.write(`${words.picture(name, words.check.notInFolder)}\n`)
    for (const line of [...problems, ...site.warnings.map(lineOf)]) output.write(`${line}\n`)
    if (problems.length > 0) throw new CommandError(words.problems(problems.length))
    output.write(`${absent.length > 0 ? words.check.fineWithPictures : words.check.fine}\n`)
  },
}

export const contentImport: Command = {
  name: 'content import',
  args: ['folder'],
  summary: words.import.summary,
  async run(operating, [folder = '']) {
    const content = contentIn(folder)
    await withDatabase(operating, async (database) => {
      await seedContent(database, readItems)
      const toBe = await siteToBe(database.orm.em.fork(), content).catch(inSentences)
      refuse(addressLines(content.addresses, toBe))
      tellImported(operating, await importFolder(database, content))
    })
  },
}

export const contentPublish: Command = {
  name: 'content publish',
  args: ['folder'],
  summary: words.publish.summary,
  async run(operating, [folder = '']) {
    const content = contentIn(folder)
    await withDatabase(operating, async (database) => {
      const { items: live } = await liveItems(database, readItems)
      const rendering = await operating.openRendering(live)
      try {
        const toBe = await siteToBe(database.orm.em.fork(), content).catch(inSentences)
        await refuseUnfit(toBe, content, rendering.prepare)
        const imported = await importFolder(database, content)
        if (imported.drafted.length === 0) return tellImported(operating, imported)
        await publishDrafted(operating, database, imported.drafted, rendering.prepare)
        // Of the items that the release has replaced.
        await importAddresses(database.orm.em.fork(), content.addresses)
      } finally {
        await rendering.close()
      }
    })
  },
}

const lineOf = (found: SiteProblem) => words.problem(itemName(found), found.field, found.message)

interface Imported {
  /** Items that differ from what is live. */
  drafted: SiteItemInput[]
  /** Number of former addresses that were not kept before. */
  addresses: number
}

/** Keeps the pictures and former addresses of a folder, and its items as drafts. */
async function importFolder(
  { orm }: Database,
  { folder, items, kinds, addresses, pictures }: Content,
): Promise<Imported> {
  const there = await picturesFor(items, pictures, orm.em.fork())
  for (const picture of picturesIn(folder)) await storePictures(orm.em.fork(), [picture], words.operator)
  const sized = items.map((item) => ({ ...item, fields: withOwnSizes(item.fields, there) }))
  const drafted = await importItems(orm.em.fork(), { items: sized, kinds }, words.operator).catch(inSentences)
  return { drafted, addresses: await importAddresses(orm.em.fork(), addresses) }
}

function tellImported({ output }: Operating, { drafted, addresses }: Imported) {
  const { done, leading, nothing } = words.import
  if (drafted.length > 0) output.write(`${done(drafted.length)}\n`)
  if (addresses > 0) output.write(`${leading(addresses)}\n`)
  if (drafted.length + addresses === 0) output.write(`${nothing}\n`)
}

/** Before anything is drafted. @throws {CommandError} with the problems, or the page that cannot go live */
async function refuseUnfit(
  items: readonly ContentItem[],
  { addresses }: Pick<Content, 'addresses'>,
  renderSite: RenderSite,
) {
  refuse([...(await problemsOfSite(items)).map(lineOf), ...addressLines(addresses, items)])
  const failure = await renderSite(items)
  if (failure) throw new CommandError(words.publish.failed(failure.sentence))
}

function refuse(problems: readonly string[]) {
  if (problems.length > 0) throw new CommandError([...problems, words.problems(problems.length)].join('\n'))
}

async function publishDrafted(
  { env, output }: Operating,
  database: Database,
  items: SiteItemInput[],
  renderSite: RenderSite,
) {
  const em = database.orm.em.fork()
  const { number, status, failure } = await withQueue(database, env, (mail, site) =>
    publishBy({ em, mail, site, renderSite }, words.operator, { items, note: '' }, async () => {}),
  ).catch(inSentences)
  if (status !== 'live') throw new CommandError(words.publish.failed(failure?.sentence ?? ''))
  output.write(`${words.publish.done(number)}\n`)
}

/** A refusal, with the problems that arose while it was rendered, each on its line. */
function inSentences(error: unknown): never {
  if (!(error instanceof DomainError)) throw error
  const issues = (error.issues ?? []).map(({ path, message }) => words.problem(path, '', message))
  throw new CommandError([...issues, error.message].join('\n'))
}
