import { commands } from '@northword/content/operate/commands'
import { email } from '@northword/contract/fields'
import { changeEmail } from '../features/auth/change-email.ts'
import { type Command, CommandError } from './command.ts'
import { withDatabase } from './with-database.ts'
import { withQueue } from './with-queue.ts'

const words = commands.accountEmail

/** For clients who write to the studio. The operator knows that it is they who wrote. */
export const accountEmail: Command = {
  name: 'account email',
  args: ['email', 'new email'],
  summary: words.summary,
  async run({ env, output, ...operating }, [from = '', typed = '']) {
    const { success, data: to } = email().safeParse(typed)
    if (!success) throw new CommandError(words.wrongAddress(typed))
    await withDatabase(operating, async (database) => {
      const outcome = await withQueue(database, env, (mail, site) =>
        changeEmail({ em: database.orm.em.fork(), mail, site }, { from, to }),
      )
      if (outcome === 'unknown') throw new CommandError(words.unknown(from))
      if (outcome === 'taken') throw new CommandError(words.taken(to))
      output.write(`${words.done(from, to)}\n`)
    })
  },
}
