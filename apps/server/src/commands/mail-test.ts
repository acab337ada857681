import { checks } from '@northword/content/operate/checks'
import { commands } from '@northword/content/operate/commands'
import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { email } from '@northword/contract/fields'
import { readItems } from '@northword/seed/read-items'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import type { Database } from '../db/orm.ts'
import type { Env } from '../env.ts'
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

/** Needs no database if SMTP_URL is set, so it works beside a server on PGlite, with the senders of the seed. */
export const mailTest: Command = {
  name: 'mail test',
  args: ['address'],
  summary: words.summary,
  async run({ env, output, openAsItIs }, [typed = '']) {
    const { success, data: address } = email().safeParse(typed)
    if (!success) throw new CommandError(words.wrongAddress(typed))
    const { site, mailServer } = await studioIn(openAsItIs, env)
    if (mailServer.url === null)
      throw new CommandError(mailServer.source === 'none' ? words.noServer : checks.mailPasswordLost)
    output.write(`${words.accepted(await send(mailServer.url, address, site))}\n`)
  },
}

/**
 * Matter of the live release, or the seed without a database that opens: the mail server matters more.
 * @throws {CommandError} if the database that may have the mail server does not open
 */
async function studioIn(open: Operating['openAsItIs'], env: Env) {
  const given = mailServerGiven(env)
  const database = await open().catch((error: unknown) => (given ? null : inASentence(error)))
  const items = database && (await liveItemsIn(database).catch(() => null))
  const set = database && (await mailServerInUse(database.orm.em.fork(), env).catch(() => null))
  await database?.close()
  return {
    site: siteContentOf(items ?? readItems()),
    mailServer: set ?? given ?? noMailServer,
  }
}

async function liveItemsIn({ orm }: Database) {
  const em = orm.em.fork()
  const live = await liveRelease(em)
  return live && itemsOf(em, live.id)
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
