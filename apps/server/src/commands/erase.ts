import { commands } from '@northword/content/operate/commands'
import { email } from '@northword/contract/fields'
import { emailKey } from '../addresses/email-key.ts'
import type { Database } from '../db/orm.ts'
import { hooks, personalData } from '../features.ts'
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
  async run({ env, output, ...operating }, [typed = '']) {
    const { success, data: address } = email().safeParse(typed)
    if (!success) throw new CommandError(words.wrongAddress(typed))
    await withDatabase(operating, async (database) => {
      const hasAccount = await expectGuest(database, address)
      const count = await withQueue(database, env, (mail, site) =>
        eraseAddress({ em: database.orm.em.fork(), mail, hooks, site, personalData }, address),
      )
      if (count === 0) throw new CommandError(words.nothing(address, hasAccount))
      output.write(`${words.done(address, await ordersLeft(database, address), hasAccount)}\n`)
    })
  },
}

/**
 * An account whose address is not verified proves nothing: anybody may have made it.
 * @returns whether there is such an account
 * @throws {CommandError} if there is a verified one
 */
async function expectGuest({ orm }: Database, address: string): Promise<boolean> {
  const account = await orm.em.fork().findOne(User, { emailKey: emailKey(address) })
  if (account?.emailVerifiedAt) throw new CommandError(words.hasAccount(address))
  return account !== null
}

async function ordersLeft({ orm }: Database, address: string): Promise<string[]> {
  const ofNobody = { emailKey: emailKey(address), userId: null, guest: false }
  const orders = await orm.em.fork().find(Order, ofNobody, { fields: ['number'] })
  return orders.map(({ number }) => number)
}
