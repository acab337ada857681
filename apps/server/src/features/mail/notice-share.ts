import { RateLimiterMemory } from 'rate-limiter-flexible'
import { emailKey } from '../../addresses/email-key.ts'
import type { Mail } from './mail.entity.ts'
import { isNotice } from './open-at-desk.ts'

/** Period of a share. Notices beyond it wait as long for the digest. */
export const gatherMs = 10 * 60_000

/** Counts a mail. True: a notice beyond the share of its kind, to be gathered. */
export type IsBeyondShare = (mail: Pick<Mail, 'kind' | 'to' | 'body'>) => Promise<boolean>

/**
 * Counts notices per kind and studio inbox, so that a flood of one kind hides no other; in memory, per process:
 * placing an order waits for no counter in the database.
 * @param most notices of one kind to one inbox sent singly within {@link gatherMs}
 */
export function createNoticeShare(most: number): IsBeyondShare {
  const counts = new RateLimiterMemory({ points: Math.max(1, Math.round(most)), duration: gatherMs / 1_000 })
  const isLeft = (share: string) =>
    counts.consume(share).then(
      () => true,
      () => false,
    )
  return async (mail) => mayGather(mail) && !(await isLeft(`${mail.kind} ${emailKey(mail.to.address)}`))
}

/** Kind of the digest, which is never gathered itself. */
export const noticeDigestKind = 'notice-digest'

/** Notices open at the desk. Other mails to studio addresses may contain sign-in links and are never gathered. */
const mayGather = (mail: Pick<Mail, 'kind' | 'body'>) => mail.kind !== noticeDigestKind && isNotice(mail)
