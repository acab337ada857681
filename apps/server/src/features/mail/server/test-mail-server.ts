import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import type { MailServerTest } from '@northword/contract/desk/mail-server'
import type { MemberContext } from '../../../doors/context.ts'
import { testMail } from '../test-mail.ts'
import { mailServerFault } from './mail-server-fault.ts'
import { mailServerInUse } from './mail-server-in-use.ts'

const words = deskMailServer.test

type Testing = Pick<MemberContext, 'em' | 'actor' | 'mail' | 'mailSettings' | 'limits' | 'site'>

/**
 * Sends one mail to the member by the server in use, and says what came of it, or why it could not be asked.
 * @throws {DomainError} `tooManyTries`
 */
export async function testMailServer(ctx: Testing): Promise<MailServerTest> {
  const { em, actor, mail, mailSettings, limits, site } = ctx
  await limits.countMember('testMailMember', actor.member)
  const server = await mailServerInUse(em, mailSettings)
  if (server.source === 'none') return refused(words.none)
  if (server.url === null) return refused(deskMailServer.passwordLost)
  const fault = await mailServerFault(server)
  if (fault) return refused(fault.sentence)
  const { id, name, email } = actor.member
  const { status, lastError } = await mail.sendNow(em, testMail({ name, address: email }, site), id)
  return status === 'sent'
    ? { isAccepted: true, sentence: words.accepted(email) }
    : refused(words.refused(lastError ?? ''))
}

const refused = (sentence: string): MailServerTest => ({ isAccepted: false, sentence })
