import type { MailQueueSettings } from './mail-queue-settings.ts'

/** How long a mail may be cancelled, and when it is first tried. */
interface Hold {
  heldUntil: Date | null
  startsAt: Date
}

/** For mails that nobody may cancel. */
export const holdNone = (at: Date): Hold => ({ heldUntil: null, startsAt: at })

/** For a mail that somebody at the desk causes at a moment. */
export function holdFrom(
  at: Date,
  { holdSeconds, afterHoldSeconds }: Pick<MailQueueSettings, 'holdSeconds' | 'afterHoldSeconds'>,
): Hold {
  if (holdSeconds === 0) return holdNone(at)
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
  return { heldUntil: after(holdSeconds), startsAt: after(holdSeconds + afterHoldSeconds) }
}
