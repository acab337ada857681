import type { Em } from '../../db/orm.ts'
import { mailedAddress } from '../../email-key.ts'
import type { LinkMaking } from '../links/mint-link.ts'
import { mailLinks, secretLinks } from './mail-links.ts'
import { Mail, type MailAddress } from './mail.entity.ts'
import { reasonOf } from './reason-of.ts'
import { isRefusedForGood } from './refused-for-good.ts'
import { renderMail } from './render-mail.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'
import type { Transport } from './transport.ts'

/** How mails leave. */
export interface MailWay extends LinkMaking {
  /** Null where no SMTP server is configured: mails are kept. */
  transport: Transport | null
  /** Shows the link of a kept mail to whoever develops. */
  showLink?: ((mail: Mail, url: string) => void) | undefined
}

/** Longest that one try may take, connecting included; well below the time after which a job counts as stuck. */
export const sendTimeoutMs = 15_000

/**
 * Sends one mail of the outbox and notes the outcome in its row; a mail that was sent or kept before
 * is left alone. Without a transport the mail is kept. No transaction is open while the server is
 * spoken to. A process that dies after the server took the mail sends it again, under the same
 * Message-ID. After `isLast` no other try follows: the mail has failed unless this one succeeds.
 * @throws what the mail server or the way to it answered; another try may succeed unless `isRefusedForGood`
 */
export async function deliverMail(
  em: Em,
  way: MailWay,
  mailId: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await em.findOne(Mail, { id: mailId, status: { $in: ['queued', 'failed'] } })
  if (!mail) return
  if (!way.transport) return keep(em, way, mail)
  const begun: Partial<Mail> = isLast ? { status: 'failed', lastError: interrupted } : { status: 'queued' }
  await note(em, mail, { attempts: mail.attempts + 1, ...begun })
  try {
    await send(em, way.transport, way, mail)
  } catch (error) {
    await note(em, mail, { lastError: reasonOf(error), ...(isRefusedForGood(error) && { status: 'failed' }) })
    throw error
  }
  await note(em, mail, { status: 'sent', sentAt: new Date(), lastError: null })
}

/** Written before the last try, because a process that is killed during it cannot write anything. */
const interrupted = 'The server stopped while it was sending this mail.'

async function note(em: Em, { id }: Mail, change: Partial<Mail>): Promise<void> {
  await em.nativeUpdate(Mail, { id }, change)
}

/** Without a mail server the outbox is the end of the way; in development its links are shown. */
async function keep(em: Em, way: MailWay, mail: Mail): Promise<void> {
  const shown = way.showLink ? await secretLinks(em, way, mail.body) : []
  for (const { url } of shown) way.showLink?.(mail, url)
  await note(em, mail, { status: 'kept' })
}

/** The envelope follows from the address objects: written out as strings, one could be read as a list. */
async function send(em: Em, transport: Transport, making: LinkMaking, mail: Mail): Promise<void> {
  const { from, to, replyTo, subject, body, messageId, createdAt } = mail
  await transport.sendMail({
    from,
    to: reachable(to),
    ...(replyTo && { replyTo: reachable(replyTo) }),
    subject,
    ...renderMail(subject, body, await mailLinks(em, making, body)),
    date: createdAt,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...(await unsubscribeHeaders(em, making, mail)) },
    signal: AbortSignal.timeout(sendTimeoutMs),
  })
}

const reachable = ({ name, address }: MailAddress): MailAddress => ({ name, address: mailedAddress(address) })
