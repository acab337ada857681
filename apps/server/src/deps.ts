import type { Deps } from './doors/context.ts'
import type { Database } from './db/orm.ts'
import type { Env } from './env.ts'
import { createWarnings } from './checks/warnings.ts'
import { clientActed, linkPurposes, personalData } from './features.ts'
import { tokenIn } from './features/api-tokens/token-in.ts'
import { createGuesses } from './features/auth/guesses.ts'
import { createPasswords } from './features/auth/passwords.ts'
import { actorIn } from './features/auth/sessions.ts'
import type { OutgoingMail } from './features/mail/mail-queue.ts'
import { linkIn } from './features/order-links/link-in.ts'
import { createStoreOrder } from './features/orders/store-order.ts'
import { linkFileIn } from './features/staff/link-file.ts'
import { staffIn } from './features/staff/staff-sessions.ts'
import { createLimits } from './limits/limits.ts'

/** Makes what every request uses, once for the process. */
export async function createDeps(
  env: Env,
  database: Database,
  mail: OutgoingMail,
  log: Parameters<typeof createWarnings>[0],
): Promise<Deps> {
  return {
    env,
    database,
    mail,
    sendsMail: env.SMTP_URL !== '',
    storeOrder: createStoreOrder(database, mail),
    passwords: createPasswords({ factor: env.RATE_LIMIT_FACTOR }),
    limits: await createLimits(database, env.RATE_LIMIT_FACTOR),
    personalData,
    clientActed,
    actorIn,
    linkIn,
    staffIn,
    tokenIn,
    links: { purposes: linkPurposes, publicUrl: env.PUBLIC_URL },
    setupLink: linkFileIn(env.DATA_DIR, 'setup-link'),
    warnings: createWarnings(log),
    guesses: createGuesses(env.RATE_LIMIT_FACTOR),
  }
}
