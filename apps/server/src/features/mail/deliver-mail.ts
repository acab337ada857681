import type { Em } from '../../db/orm.ts'
import { Mail } from './mail.entity.ts'
import { reasonOf } from './reason-of.ts'
import { renderMail } from './render-mail.ts'
import type { Transport } from './transport.ts'

/** Longest that one try may take, connecting included; well below the time after which a job counts as stuck. */
export const sendTimeoutMs = 15_000

/**
 * Sends one mail of the outbox and notes the outcome in its row; a mail that was sent or kept before
 * is left alone. Without a transport the mail is kept. No transaction is open while the server is
 * spoken to. A process that dies after the server took the mail sends it again, under the same
 * Message-ID. After `isLast` no other try follows: the mail has failed unless this one succeeds.
 * @throws what the mail server or the way to it answered; another try may succeed
 */
export async function deliverMail(
  em: Em,
  transport: Transport | null,
  mailId: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await em.findOne(Mail, { id: mailId, status: { $in: ['queued', 'failed'] } })
  if (!mail) return
  if (!transport) return note(em, mail, { status: 'kept' })
  const begun: Partial<Mail> = isLast ? { status: 'failed', lastError: interrupted } : { status: 'queued' }
  await note(em, mail, { attempts: mail.attempts + 1, ...begun })
  try {
    await send(transport, mail)
  } catch (error) {
    await note(em, mail, { lastError: reasonOf(error) })
    throw error
  }
  await note(em, mail, { status: 'sent', sentAt: new Date(), lastError: null })
}

/** Written before the last try, because a process that is killed during it cannot write anything. */
const interrupted = 'The server stopped while it was sending this mail.'

async function note(em: Em, { id }: Mail, change: Partial<Mail>): Promise<void> {
  await em.nativeUpdate(Mail, { id }, change)
}

/** The envelope follows from the address objects: written out as strings, one could be read as a list. */
async function send(transport: Transport, { from, to, replyTo, subject, body, messageId, createdAt }: Mail) {
  await transport.sendMail({
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    ...renderMail(subject, body),
    date: createdAt,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    signal: AbortSignal.timeout(sendTimeoutMs),
  })
}
