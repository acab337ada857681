import { commands } from '@northword/content/operate/commands'
import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { email } from '@northword/contract/fields'
import { readItems } from '@northword/seed/read-items'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import type { Database } from '../db/orm.ts'
import { sendTimeoutMs } from '../features/mail/queue/deliver-mail.ts'
import { presentAddress } from '../features/mail/inbox.ts'
import { testMail } from '../features/mail/test-mail.ts'
import { reasonOf } from '../features/mail/queue/reason-of.ts'
import { renderMail } from '../features/mail/render/render-mail.ts'
import { createTransport } from '../features/mail/queue/transport.ts'
import { type Command, CommandError, type Operating } from './command.ts'

const words = commands.mailTest

/** Needs no database, so it works beside a server on PGlite, with the senders of the seed. */
export const mailTest: Command = {
  name: 'mail test',
  args: ['address'],
  summary: words.summary,
  async run({ env, output, openAsItIs }, [typed = '']) {
    const { success, data: address } = email().safeParse(typed)
    if (!success) throw new CommandError(words.wrongAddress(typed))
    if (!env.SMTP_URL) throw new CommandError(words.noServer)
    output.write(`${words.accepted(await send(env.SMTP_URL, address, await siteIn(openAsItIs)))}\n`)
  },
}

/** Matter of the live release, or the seed without a database that opens: the mail server matters more. */
async function siteIn(open: Operating['openAsItIs']): Promise<SiteContent> {
  const database = await open().catch(() => null)
  const items = database && (await liveItemsIn(database).catch(() => null))
  await database?.close()
  return siteContentOf(items ?? readItems())
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
