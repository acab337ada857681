import { checks } from '@northword/content/operate/checks'
import { commands } from '@northword/content/operate/commands'
import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { email } from '@northword/contract/fields'
import { readItems } from '@northword/seed/read-items'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import { openCopy } from '../backup/open-source.ts'
import { DataLockedError } from '../db/connections/data-lock.ts'
import { nullWithoutTable } from '../db/database-error.ts'
import type { Database } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { entities } from '../features.ts'
import { sendTimeoutMs } from '../features/mail/queue/deliver-mail.ts'
import { presentAddress } from '../features/mail/new-mail.ts'
import { mailServerGiven, mailServerInUse, noMailServer } from '../features/mail/server/mail-server-in-use.ts'
import { testMail } from '../features/mail/test-mail.ts'
import { reasonOf } from '../features/mail/queue/reason-of.ts'
import { renderMail } from '../features/mail/render/render-mail.ts'
import { createTransport } from '../features/mail/queue/transport.ts'
import { type Command, CommandError, type Operating } from './command.ts'
import { inASentence } from './with-database.ts'

const words = commands.mailTest

/** Works beside a server on PGlite, too, which makes a copy of its database. */
export const mailTest: Command = {
  name: 'mail test',
  args: ['address'],
  summary: words.summary,
  async run(operating, [typed = '']) {
    const { success, data: address } = email().safeParse(typed)
    if (!success) throw new CommandError(words.wrongAddress(typed))
    const { site, mailServer } = await studioNow(operating)
    if (mailServer.url === null)
      throw new CommandError(mailServer.source === 'none' ? words.noServer : checks.mailPasswordLost)
    operating.output.write(`${words.accepted(await send(mailServer.url, address, site))}\n`)
  },
}

type Studio = Awaited<ReturnType<typeof studioIn>>

/**
 * Matter of the live release, or the seed before a first start, and the mail server in use.
 * @throws {CommandError} if the database does not open: the mail would be in another studio's name
 */
async function studioNow({ env, openAsItIs }: Operating): Promise<Studio> {
  const database = await openAsItIs()
    .catch((error: unknown) => copyInstead(env, error))
    .catch(inASentence)
  try {
    return await studioIn(database, env)
  } finally {
    await database?.close()
  }
}

async function copyInstead(env: Env, error: unknown): Promise<Database> {
  const copy = error instanceof DataLockedError ? await openCopy(entities, env) : null
  if (!copy) throw error
  return copy
}

async function studioIn(database: Database | null, env: Env) {
  const em = database?.orm.em.fork()
  const live = em && (await liveRelease(em).catch(nullWithoutTable))
  const set = em && (await mailServerInUse(em, env).catch(nullWithoutTable))
  return {
    site: siteContentOf(em && live ? await itemsOf(em, live.id) : readItems()),
    mailServer: set ?? mailServerGiven(env) ?? noMailServer,
  }
}

async function send(smtpUrl: string, address: string, site: SiteContent): Promise<string> {
  const { from, to, subject, body } = testMail({ name: '', address }, site)
  const transport = createTransport(smtpUrl)
  try {
    const { response } = await transport.sendMail({
      from: presentAddress(from, site),
      to: presentAddress(to, site),
      subject,
      ...renderMail(subject, body, site),
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(sendTimeoutMs),
    })
    return reasonOf(response)
  } catch (error) {
    throw new CommandError(words.failed(reasonOf(error)))
  } finally {
    transport.close()
  }
}
