import { seed } from '@northword/seed/seed'
import { commands } from '@northword/content/operate/commands'
import { email } from '@northword/contract/fields'
import { sendTimeoutMs } from '../features/mail/queue/deliver-mail.ts'
import { presentAddress } from '../features/mail/inbox.ts'
import { testMail } from '../features/mail/test-mail.ts'
import { reasonOf } from '../features/mail/queue/reason-of.ts'
import { renderMail } from '../features/mail/render/render-mail.ts'
import { createTransport } from '../features/mail/queue/transport.ts'
import { type Command, CommandError } from './command.ts'

const words = commands.mailTest

/** Needs no database, so it works beside a server on PGlite. */
export const mailTest: Command = {
  name: 'mail test',
  args: ['address'],
  summary: words.summary,
  async run({ env, output }, [typed = '']) {
    const { success, data: address } = email().safeParse(typed)
    if (!success) throw new CommandError(words.wrongAddress(typed))
    if (!env.SMTP_URL) throw new CommandError(words.noServer)
    output.write(`${words.accepted(await send(env.SMTP_URL, address))}\n`)
  },
}

async function send(smtpUrl: string, address: string): Promise<string> {
  const { from, to, subject, body } = testMail({ name: '', address }, seed)
  const transport = createTransport(smtpUrl)
  try {
    const { response } = await transport.sendMail({
      from: presentAddress(from, seed),
      to: presentAddress(to, seed),
      subject,
      ...renderMail(subject, body, seed),
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
