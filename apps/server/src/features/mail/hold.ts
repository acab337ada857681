import type { MailQueueSettings } from './mail-queue-settings.ts'

/** When a mail may no longer be cancelled, and when it is first tried. */
interface Hold {
  heldUntil: Date | null
  startsAt: Date
}

/** For mails that cannot be cancelled. */
export const holdNone = (at: Date): Hold => ({ heldUntil: null, startsAt: at })

/** For a mail of a member. */
export function holdFrom(
  at: Date,
  { holdSeconds, afterHoldSeconds }: Pick<MailQueueSettings, 'holdSeconds' | 'afterHoldSeconds'>,
): Hold {
  if (holdSeconds === 0) return holdNone(at)
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
  return { heldUntil: after(holdSeconds), startsAt: after(holdSeconds + afterHoldSeconds) }
}
