import { commands } from '@northword/content/operate/commands'
import { itemName } from '@northword/contract/content/content-items'
import type { SiteProblem } from '@northword/contract/desk/site'
import { checkSite } from '../features/content/items/check-site.ts'
import { type Command, CommandError } from './command.ts'
import { itemsIn, pictureNamesOf, refuseMissing } from './content-folder.ts'

const words = commands.content

/** Needs no database. */
export const contentCheck: Command = {
  name: 'content check',
  args: ['folder'],
  summary: words.check.summary,
  async run({ output }, [folder = '']) {
    const items = itemsIn(folder)
    await refuseMissing(items, pictureNamesOf(folder))
    const { problems, warnings } = await checkSite(items)
    for (const found of [...problems, ...warnings]) output.write(`${lineOf(found)}\n`)
    if (problems.length > 0) throw new CommandError(words.problems(problems.length))
    output.write(`${words.check.fine}\n`)
  },
}

const lineOf = (found: SiteProblem) => words.problem(itemName(found), found.field, found.message)
