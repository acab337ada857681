import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { staffMails } from '@northword/content/mails/staff-mails'
import type { SaveMailServerInput } from '@northword/contract/desk/mail-server'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import type { MemberContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { createSeals } from '../../../secrets/seals.ts'
import { clock } from '../../../time/clock.ts'
import { keepRole } from '../../people/lock-member.ts'
import { warnOwners } from '../warn-owners.ts'
import { MailServer } from './mail-server.entity.ts'
import { latestMailServer } from './mail-server-in-use.ts'

type Saving = Pick<MemberContext, 'em' | 'actor' | 'mail' | 'mailSettings' | 'site'>

/** Advisory lock, used for nothing else. */
const lockId = 20_261_207

/**
 * Sets the mail server that every process uses for its next mail, and mails every owner. Mails between two tries are
 * tried again at once. Forgets the passwords of earlier servers.
 * @throws {DomainError} `mailServerGiven`; `invalid` without the password; `signedOut`
 */
export async function saveMailServer(ctx: Saving, input: SaveMailServerInput): Promise<void> {
  const { em, actor, mailSettings } = ctx
  if (mailSettings.SMTP_URL) throw new DomainError('mailServerGiven')
  await em.fork().transactional(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${lockId})`)
    await keepRole(tx, actor)
    const before = await latestMailServer(tx)
    const id = uuid()
    const { host, port, security, user } = input
    const password = user === '' ? null : await sealedPassword(ctx, { before, input, id })
    const number = (before?.number ?? 0) + 1
    const at = clock.now()
    const by = actor.member.name
    await tx.nativeUpdate(MailServer, { password: { $ne: null } }, { password: null })
    await tx.insert(MailServer, { id, number, at, by, host, port, security, user, password })
    await mailOwners(tx, ctx, input)
    await retrySoon(tx)
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

const lacksPassword = (message: string) =>
  new DomainError('invalid', { message, issues: [{ path: 'password', message }] })

/** Lets mails that wait for their next try leave at once. */
const retrySoon = (tx: Em) =>
  tx.execute(
    `update pgboss.job set start_after = now() where name = 'mail' and state = 'retry' and start_after > now()`,
  )

async function mailOwners(tx: Em, { mail, site, actor }: Saving, { host, port }: SaveMailServerInput) {
  const { subject, body } = staffMails.mailServerChanged
  const { brand } = site.company
  const said = body({ brand, by: actor.member.name, server: `${host}:${port}` })
  await warnOwners(tx, { mail }, { kind: 'mail-server-changed', subject: subject(brand), body: said })
}
