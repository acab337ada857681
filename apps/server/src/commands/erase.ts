import { commands } from '@northword/content/operate/commands'
import { emailKey } from '../addresses/email-key.ts'
import { tidy } from '../chores/tidy.ts'
import { personalData } from '../features.ts'
import { Order } from '../features/orders/order/order.entity.ts'
import { eraseAddress } from '../features/people/erase-accounts.ts'
import { User } from '../features/people/user.entity.ts'
import { type Command, CommandError } from './command.ts'
import { withDatabase } from './with-database.ts'
import { withQueue } from './with-queue.ts'

const words = commands.erase

/** For guests, who have no account that they could delete. Asks nobody: the operator knows who wrote. */
export const erase: Command = {
  name: 'erase',
  args: ['email'],
  summary: words.summary,
  run: ({ env, output, ...operating }, [email = '']) =>
    withDatabase(operating, async (database) => {
      const key = emailKey(email)
      const em = database.orm.em.fork()
      if ((await em.count(User, { emailKey: key })) > 0) throw new CommandError(words.hasAccount(email))
      await withQueue(database, env, async (mail) => {
        const count = await eraseAddress({ em: em.fork(), mail, personalData }, email)
        if (count === 0) throw new CommandError(words.nothing(email))
        await tidy(em.fork(), mail)
      })
      const later = await em.fork().find(Order, { emailKey: key }, { fields: ['number'] })
      output.write(
        `${words.done(
          email,
          later.map(({ number }) => number),
        )}\n`,
      )
    }),
}
