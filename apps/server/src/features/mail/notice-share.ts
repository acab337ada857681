import { RateLimiterMemory } from 'rate-limiter-flexible'
import { emailKey } from '../../email-key.ts'
import type { NewMail } from './new-mail.ts'
import { opensAtDesk } from './open-at-desk.ts'

/** How long a share lasts, and how long notices beyond it wait to be told of in one mail. */
export const gatherMs = 10 * 60_000

/** Counts the notices of each kind to each inbox of the studio, so that a flood of one kind hides no other. */
export interface NoticeShare {
  /** Whether a mail is a notice beyond the share of its kind, to be gathered and not sent by itself; counts it. */
  isBeyond: (mail: NewMail) => Promise<boolean>
}

/**
 * The share of one process, in memory: an order waits for no count in the database, and what is gathered is there.
 * @param most notices of one kind to one inbox within {@link gatherMs} that are sent by themselves
 */
export function createNoticeShare(most: number): NoticeShare {
  const counts = new RateLimiterMemory({ points: Math.max(1, Math.round(most)), duration: gatherMs / 1_000 })
  const isLeft = (share: string) =>
    counts.consume(share).then(
      () => true,
      () => false,
    )
  return {
    isBeyond: async (mail) => isNotice(mail) && !(await isLeft(`${mail.kind} ${emailKey(mail.to.address)}`)),
  }
}

/** The kind of the mail that tells of those that were gathered; it never waits itself. */
export const noticeDigestKind = 'notice-digest'

/** Mails that open at the desk tell the studio of something. Others to its addresses may let somebody in, and never wait. */
const isNotice = ({ kind, body: { action } }: NewMail) =>
  kind !== noticeDigestKind && action !== undefined && opensAtDesk(action)
