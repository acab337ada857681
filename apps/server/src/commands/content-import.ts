import { commands } from '@northword/content/operate/commands'
import type { SiteItemInput } from '@northword/contract/desk/site'
import { readItems } from '@northword/seed/read-items'
import type { Database } from '../db/orm.ts'
import { DomainError } from '../errors/domain-error.ts'
import { importItems } from '../features/content/drafts/import-items.ts'
import { publishBy } from '../features/content/releases/publish.ts'
import { rendersAlways } from '../features/content/releases/render-site.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { type Command, CommandError, type Operating } from './command.ts'
import { draftsIn } from './content-folder.ts'
import { withDatabase } from './with-database.ts'
import { withQueue } from './with-queue.ts'

const words = commands.content

export const contentImport: Command = {
  name: 'content import',
  args: ['folder'],
  summary: words.import.summary,
  async run(operating, [folder = '']) {
    const items = draftsIn(folder)
    await withDatabase(operating, async (database) => {
      await seedContent(database, readItems)
      const { drafted } = await importItems(database.orm.em.fork(), items, words.operator)
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
    const items = draftsIn(folder)
    await withDatabase(operating, async (database) => {
      await seedContent(database, readItems)
      const { drafted } = await importItems(database.orm.em.fork(), items, words.operator)
      if (drafted.length === 0) operating.output.write(`${words.import.nothing}\n`)
      else await publishDrafted(operating, database, drafted)
    })
  },
}

async function publishDrafted({ env, output }: Operating, database: Database, items: SiteItemInput[]) {
  const em = database.orm.em.fork()
  const { number, status, failure } = await withQueue(database, env, (mail, site) =>
    publishBy(
      { em, mail, site, renderSite: rendersAlways },
      words.operator,
      { items, note: '' },
      async () => {},
    ),
  ).catch(inSentences)
  if (status !== 'live') throw new CommandError(words.publish.failed(failure?.sentence ?? ''))
  output.write(`${words.publish.done(number)}\n`)
}

/** Problems of the site, each on its line. */
function inSentences(error: unknown): never {
  if (!(error instanceof DomainError)) throw error
  const issues = (error.issues ?? []).map(({ path, message }) => words.problem(path, '', message))
  throw new CommandError([...issues, error.message].join('\n'))
}
