import { existsSync, readdirSync } from 'node:fs'
import { commands } from '@northword/content/operate/commands'
import { writeItems } from '@northword/seed/write-items'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import { type Command, CommandError } from './command.ts'
import { writePictures } from './content-folder.ts'
import { withDatabase } from './with-database.ts'

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
      writeItems(folder, items)
      await writePictures(em, folder, items)
      operating.output.write(`${words.export.done(items.length, folder)}\n`)
    })
  },
}
