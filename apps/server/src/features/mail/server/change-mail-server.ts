import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { staffMails } from '@northword/content/mails/staff-mails'
import type { SaveMailServerInput } from '@northword/contract/desk/mail-server'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import type { MemberContext } from '../../../doors/context.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { createSeals } from '../../../secrets/seals.ts'
import { clock } from '../../../time/clock.ts'
import { lockRole } from '../../people/lock-member.ts'
import { warnOwners, warnOwnersNow } from '../warn-owners.ts'
import { MailServer } from './mail-server.entity.ts'
import { latestMailServer, mailServerSet } from './mail-server-in-use.ts'

type Changing = Pick<MemberContext, 'em' | 'actor' | 'mail' | 'mailSettings' | 'site'>

/**
 * Sets the mail server that every process uses for its next mail, and mails every owner.
 * @throws {DomainError} `mailServerGiven`; `invalid` without the password; `signedOut`
 */
export async function saveMailServer(ctx: Changing, input: SaveMailServerInput): Promise<void> {
  if (ctx.mailSettings.SMTP_URL) throw new DomainError('mailServerGiven')
  await changeMailServer(ctx, async (tx, before) => {
    const id = uuid()
    const { host, port, security, user } = input
    const password = user === '' ? null : await sealedPassword(ctx, { before, input, id })
    const { mailServerChanged } = staffMails
    await warnOwners(tx, ctx, { kind: 'mail-server-changed', ...told(ctx, mailServerChanged, input) })
    return { id, host, port, security, user, password, isRemoved: false }
  })
}

/**
 * Removes the mail server set at the desk, if any, with its password, and keeps the mails that wait. It takes a mail
 * to every owner before, since none leaves after.
 * @throws {DomainError} `mailServerGiven`; `changedMeanwhile` by another owner; `signedOut`
 */
export async function removeMailServer(ctx: Changing): Promise<void> {
  if (ctx.mailSettings.SMTP_URL) throw new DomainError('mailServerGiven')
  const server = await mailServerSet(ctx.em)
  if (!server) return
  const { mailServerRemoved } = staffMails
  await warnOwnersNow(ctx, { kind: 'mail-server-removed', ...told(ctx, mailServerRemoved, server) })
  await changeMailServer(ctx, async (_, before) => {
    if (before?.id !== server.id) throw new DomainError('changedMeanwhile')
    const { host, port, security, user } = server
    return { id: uuid(), host, port, security, user, password: null, isRemoved: true }
  })
}

type Words = typeof staffMails.mailServerChanged | typeof staffMails.mailServerRemoved

function told(
  { site, actor }: Changing,
  { subject, body }: Words,
  { host, port }: Pick<MailServer, 'host' | 'port'>,
) {
  const { brand } = site.company
  return { subject: subject(brand), body: body({ brand, by: actor.member.name, server: `${host}:${port}` }) }
}

interface Replacing {
  before: MailServer | null
  input: SaveMailServerInput
  id: string
}

/** The typed password, or the stored one for the same server. @throws {DomainError} `invalid` without either */
async function sealedPassword({ mailSettings }: Changing, { before, input, id }: Replacing): Promise<string> {
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

type Latest = Pick<MailServer, 'id' | 'host' | 'port' | 'security' | 'user' | 'password' | 'isRemoved'>

/** Advisory lock, used for nothing else. */
const lockId = 20_261_207

/**
 * Stores what follows the latest mail server, one change at a time. Forgets the passwords of earlier ones, and tries
 * mails between two tries again at once.
 * @throws {DomainError} `signedOut`
 */
async function changeMailServer(
  { em, actor }: Pick<Changing, 'em' | 'actor'>,
  next: (tx: Em, before: MailServer | null) => Promise<Latest>,
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${lockId})`)
    await lockRole(tx, actor)
    const before = await latestMailServer(tx)
    const latest = await next(tx, before)
    const number = (before?.number ?? 0) + 1
    await tx.nativeUpdate(MailServer, { password: { $ne: null } }, { password: null })
    await tx.insert(MailServer, { ...latest, number, at: clock.now(), by: actor.member.name })
    await retrySoon(tx)
  })
}

/** Lets mails that wait for their next try leave at once. */
const retrySoon = (tx: Em) =>
  tx.execute(
    `update pgboss.job set start_after = now() where name = 'mail' and state = 'retry' and start_after > now()`,
  )
