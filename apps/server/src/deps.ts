import type { Deps } from './doors/context.ts'
import type { Database } from './db/orm.ts'
import type { Env } from './env.ts'
import { personalData } from './features.ts'
import { createGuesses } from './features/auth/guesses.ts'
import { createPasswords } from './features/auth/passwords.ts'
import { actorIn } from './features/auth/sessions.ts'
import type { MailQueue } from './features/mail/mail-queue.ts'
import { createStoreOrder } from './features/orders/store-order.ts'
import { createLimits } from './limits/limits.ts'

/** Makes what every request uses, once for the process. */
export async function createDeps(env: Env, database: Database, mail: Pick<MailQueue, 'add'>): Promise<Deps> {
  return {
    env,
    database,
    mail,
    storeOrder: createStoreOrder(database, mail),
    passwords: createPasswords({ factor: env.RATE_LIMIT_FACTOR }),
    limits: await createLimits(database, env.RATE_LIMIT_FACTOR),
    personalData,
    actorIn,
    guesses: createGuesses(env.RATE_LIMIT_FACTOR),
  }
}
