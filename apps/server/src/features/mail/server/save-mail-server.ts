import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { staffMails } from '@northword/content/mails/staff-mails'
import type { SaveMailServerInput } from '@northword/contract/desk/mail-server'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import type { MemberContext } from '../../../doors/context.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { createSeals } from '../../../secrets/seals.ts'
import { warnOwners } from '../warn-owners.ts'
import { changeMailServer } from './change-mail-server.ts'
import type { MailServer } from './mail-server.entity.ts'

type Saving = Pick<MemberContext, 'em' | 'actor' | 'mail' | 'mailSettings' | 'site'>

/**
 * Sets the mail server that every process uses for its next mail, and mails every owner.
 * @throws {DomainError} `mailServerGiven`; `invalid` without the password; `signedOut`
 */
export async function saveMailServer(ctx: Saving, input: SaveMailServerInput): Promise<void> {
  if (ctx.mailSettings.SMTP_URL) throw new DomainError('mailServerGiven')
  await changeMailServer(ctx, async (tx, before) => {
    const id = uuid()
    const { host, port, security, user } = input
    const password = user === '' ? null : await sealedPassword(ctx, { before, input, id })
    await mailOwners(tx, ctx, input)
    return { id, host, port, security, user, password, isRemoved: false }
  })
}

interface Replacing {
  before: MailServer | null
  input: SaveMailServerInput
  id: string
}

/** The typed password, or the stored one for the same server. @throws {DomainError} `invalid` without either */
async function sealedPassword({ mailSettings }: Saving, { before, input, id }: Replacing): Promise<string> {
  const seals = createSeals(mailSettings)
  if (input.password) return seals.seal(input.password, id)
  if (!before?.password) throw lacksPassword(deskMailServer.enterPassword)
  const isSame = kept.every((name) => before[name] === input[name])
  if (!isSame) throw lacksPassword(deskMailServer.enterAgain)
  const stored = await seals.open(before.password, before.id)
  if (stored === null) throw lacksPassword(deskMailServer.passwordLost)
  return seals.seal(stored, id)
}

/** Any other value would hand the stored password to somebody else, or over another kind of line. */
const kept = ['host', 'port', 'security', 'user'] as const

const lacksPassword = (message: string) => fieldError('password', 'invalid', message)

async function mailOwners(tx: Em, { mail, site, actor }: Saving, { host, port }: SaveMailServerInput) {
  const { subject, body } = staffMails.mailServerChanged
  const { brand } = site.company
  const said = body({ brand, by: actor.member.name, server: `${host}:${port}` })
  await warnOwners(tx, { mail }, { kind: 'mail-server-changed', subject: subject(brand), body: said })
}
