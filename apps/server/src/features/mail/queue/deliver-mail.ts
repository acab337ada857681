import { mailFooter } from '@northword/content/mails/mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { Em } from '../../../db/orm.ts'
import { mailedAddress } from '../../../addresses/email-key.ts'
import { clock } from '../../../time/clock.ts'
import { type LinkMaking, mintOneClick } from '../../links/mint-link.ts'
import { mailLinks, secretLinks } from '../render/mail-links.ts'
import { interrupted, Mail, type MailAddress, unsent } from '../mail.entity.ts'
import { presentAddress, threadOf } from '../new-mail.ts'
import { reasonOf } from './reason-of.ts'
import { isRefusedForGood } from './refused-for-good.ts'
import { renderMail } from '../render/render-mail.ts'
import type { Transport, Transports } from './transport.ts'

export interface MailWay extends LinkMaking {
  /** The studio's matter at this moment. */
  siteNow: () => SiteContent
  transports: Transports
  /** Shows links of unsent mails, in development. */
  showLink?: ((mail: Mail, url: string) => void) | undefined
}

/** Longest time of one try, connecting included. Well below `expireInSeconds`, after which a job counts as stuck. */
export const sendTimeoutMs = 15_000

/**
 * Sends an unsent, uncancelled mail and stores the outcome; without a transport it stays in the outbox as `kept`.
 * Holds no transaction during SMTP, so a crash after the server's answer sends it again under the same Message-ID.
 * @param isLast no other try follows: the mail counts as failed unless this one succeeds
 * @throws the error of the mail server or the connection; another try may succeed unless `isRefusedForGood`
 */
export async function deliverMail(
  em: Em,
  way: MailWay,
  mailId: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await em.findOne(Mail, { id: mailId, ...unsent })
  if (!mail) return
  const transport = await way.transports.now(em).catch(async (error: unknown) => {
    await noteFailure(em, mail, error, isLast)
    throw error
  })
  if (!transport) return leaveInOutbox(em, way, mail)
  const begun: Partial<Mail> = isLast ? { status: 'failed', lastError: interrupted } : { status: 'queued' }
  if (!(await begin(em, mail, { attempts: mail.attempts + 1, ...begun }))) return
  const site = way.siteNow()
  let answer: string
  try {
    answer = await send(em, transport, { ...way, site }, mail)
  } catch (error) {
    await noteFailure(em, mail, error, isRefusedForGood(error))
    throw error
  }
  const sent = { status: 'sent', sentAt: clock.now(), lastError: null, answer } as const
  const body = { ...mail.body, footer: mailFooter(site) }
  await em.nativeUpdate(Mail, { id: mailId }, { ...sent, body })
}

/** A concurrent cancellation races for the row; one wins. */
const begin = async (em: Em, { id }: Mail, change: Partial<Mail>) =>
  (await em.nativeUpdate(Mail, { id, ...unsent }, change)) > 0

/** One that was cancelled meanwhile stays cancelled. */
async function noteFailure(em: Em, { id }: Mail, error: unknown, isFinal: boolean): Promise<void> {
  const failure = { lastError: reasonOf(error), ...(isFinal && { status: 'failed' as const }) }
  await em.nativeUpdate(Mail, { id, ...unsent }, failure)
}

/** Keeps a mail in the outbox. Shows its links first in development, as `kept` mails are not tried again. */
async function leaveInOutbox(em: Em, way: MailWay, mail: Mail): Promise<void> {
  const shown = way.showLink ? await secretLinks(em, way, mail) : []
  for (const { url } of shown) way.showLink?.(mail, url)
  await begin(em, mail, { status: 'kept', lastError: null })
}

interface Sending extends LinkMaking {
  site: SiteContent
}

/** Returns the mail server's answer. Addresses are passed as objects: nodemailer could parse a string as a list. */
async function send(em: Em, transport: Transport, { site, ...way }: Sending, mail: Mail): Promise<string> {
  const { from, to, replyTo, subject, body, messageId, createdAt } = mail
  const thread = threadOf(mail)
  const { response } = await transport.sendMail({
    from: reachable(presentAddress(from, site)),
    to: reachable(presentAddress(to, site)),
    ...(replyTo && { replyTo: reachable(replyTo) }),
    subject,
    ...renderMail(subject, body, site, await mailLinks(em, way, mail)),
    date: createdAt,
    messageId,
    ...(thread && { references: thread, inReplyTo: thread }),
    headers: { 'Auto-Submitted': 'auto-generated', ...(await unsubscribeHeaders(em, way, mail)) },
    signal: AbortSignal.timeout(sendTimeoutMs),
  })
  return reasonOf(response)
}

const reachable = ({ name, address }: MailAddress): MailAddress => ({ name, address: mailedAddress(address) })

/** Headers of one-click unsubscription (RFC 8058). */
export async function unsubscribeHeaders(em: Em, making: LinkMaking, { subscriberId }: Mail) {
  if (!subscriberId) return {}
  const address = await mintOneClick(em, making, { purpose: 'unsubscribe', subjectId: subscriberId })
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
