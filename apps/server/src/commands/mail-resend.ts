import { commands } from '@northword/content/operate/commands'
import { mailInput } from '@northword/contract/desk/desk-mails'
import { emailKey } from '../addresses/email-key.ts'
import type { Database, Em } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { DomainError } from '../errors/domain-error.ts'
import { linkPurposes } from '../features.ts'
import { copyToSend } from '../features/desk/mails/handle-mail.ts'
import { mailServerInUse } from '../features/mail/server/mail-server-in-use.ts'
import { Mail } from '../features/mail/mail.entity.ts'
import { linksOf } from '../features/mail/render/mail-links.ts'
import { type Command, CommandError } from './command.ts'
import { withDatabase } from './with-database.ts'
import { withQueue } from './with-queue.ts'

const words = commands.mailResend

/** The server copies the mail, since the queue's record of tries and dead letters must follow. */
export const mailResend: Command = {
  name: 'mail resend',
  args: ['id'],
  summary: words.summary,
  run: ({ env, output, ...operating }, [id = '']) =>
    withDatabase(operating, async (database) => {
      const mail = await findMail(database, id)
      const { source } = await mailServerInUse(database.orm.em.fork(), env)
      const address = await queueCopy(database, env, mail)
      output.write(`${source === 'none' ? words.kept(address) : words.queued(address)}\n`)
    }),
}

async function findMail({ orm }: Database, id: string): Promise<Mail> {
  const isId = mailInput.safeParse({ id }).success
  const mail = isId ? await orm.em.fork().findOne(Mail, { id }) : null
  if (!mail) throw new CommandError(words.nobody(id))
  return mail
}

/** Returns the copy's recipient. */
const queueCopy = (database: Database, env: Env, mail: Mail): Promise<string> =>
  withQueue(database, env, (queue, site) =>
    database.orm.em.fork().transactional(async (em) => {
      await refuseEnded(em, mail)
      const copy = await copyToSend(em, mail, site)
      await queue.add(em, [copy])
      return copy.to.address
    }),
  ).catch((error: unknown) => {
    throw error instanceof DomainError ? new CommandError(error.message) : error
  })

/** A copy has a new date, so it would revive an invitation that ended with its inviter's rights. */
async function refuseEnded(em: Em, { body, to, createdAt: writtenAt }: Mail): Promise<void> {
  for (const { purpose, subjectId } of linksOf(body)) {
    const { gives, mayMail } = linkPurposes[purpose] ?? {}
    const mail = { emailKey: emailKey(to.address), writtenAt }
    if (gives === 'role' && mayMail && !(await mayMail(em, subjectId, mail)))
      throw new CommandError(words.ended)
  }
}
