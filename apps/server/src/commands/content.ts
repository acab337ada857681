import { existsSync, readdirSync } from 'node:fs'
import { commands } from '@northword/content/operate/commands'
import { type ContentItem, type ContentKind, itemName, ownKinds } from '@northword/contract/content/content-items'
import type { SaveSiteDraftInput, SiteItemInput, SiteProblem } from '@northword/contract/desk/site'
import type { PictureFile } from '@northword/contract/pictures/picture-files'
import { kindsIn, readItems } from '@northword/seed/read-items'
import { writeItems } from '@northword/seed/write-items'
import type { Database } from '../db/orm.ts'
import { DomainError } from '../errors/domain-error.ts'
import { importItems, siteToBe, siteWithRoom } from '../features/content/drafts/import-items.ts'
import { checkSite, problemsOfSite } from '../features/content/items/check-site.ts'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import { storePictures } from '../features/content/pictures/keep-pictures.ts'
import { missingPictures, withOwnSizes } from '../features/content/pictures/unfit-pictures.ts'
import { liveItems } from '../features/content/releases/live-items.ts'
import { publishBy } from '../features/content/releases/publish.ts'
import type { RenderSite } from '../features/content/releases/render-site.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { type Command, CommandError, type Operating } from './command.ts'
import {
  draftsIn,
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
    const { problems, warnings } = await checkSite(items)
    for (const name of absent) output.write(`${words.picture(name, words.check.notInFolder)}\n`)
    for (const found of [...problems, ...warnings]) output.write(`${lineOf(found)}\n`)
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
      const drafted = await importFolder(database, content)
      operating.output.write(
        `${drafted.length > 0 ? words.import.done(drafted.length) : words.import.nothing}\n`,
      )
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
        await refuseUnfit(
          await siteToBe(database.orm.em.fork(), content).catch(inSentences),
          rendering.prepare,
        )
        const drafted = await importFolder(database, content)
        if (drafted.length === 0) operating.output.write(`${words.import.nothing}\n`)
        else await publishDrafted(operating, database, drafted, rendering.prepare)
      } finally {
        await rendering.close()
      }
    })
  },
}

const lineOf = (found: SiteProblem) => words.problem(itemName(found), found.field, found.message)

interface Content {
  folder: string
  items: SaveSiteDraftInput[]
  kinds: ContentKind[]
  pictures: PictureFile[]
}

const contentIn = (folder: string): Content => ({
  folder,
  items: draftsIn(folder),
  kinds: kindsIn(folder),
  pictures: pictureFilesOf(folder),
})

/** Keeps the pictures of a folder, and its items as drafts. @returns the items that differ from what is live */
async function importFolder(
  { orm }: Database,
  { folder, items, kinds, pictures }: Content,
): Promise<SiteItemInput[]> {
  const there = await picturesFor(items, pictures, orm.em.fork())
  await siteWithRoom(orm.em.fork(), items).catch(inSentences)
  for (const picture of picturesIn(folder)) await storePictures(orm.em.fork(), [picture], words.operator)
  const sized = items.map((item) => ({ ...item, fields: withOwnSizes(item.fields, there) }))
  return importItems(orm.em.fork(), { items: sized, kinds }, words.operator).catch(inSentences)
}

/** Before anything is drafted. @throws {CommandError} with the problems, or the page that cannot go live */
async function refuseUnfit(items: readonly ContentItem[], renderSite: RenderSite) {
  const problems = await problemsOfSite(items)
  if (problems.length > 0)
    throw new CommandError([...problems.map(lineOf), words.problems(problems.length)].join('\n'))
  const failure = await renderSite(items)
  if (failure) throw new CommandError(words.publish.failed(failure.sentence))
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
