import type { MailQueueSettings } from './mail-queue-settings.ts'

interface Hold {
  heldUntil: Date | null
  startsAt: Date
}

export const holdNone = (at: Date): Hold => ({ heldUntil: null, startsAt: at })

export function holdFrom(
  at: Date,
  { holdSeconds, afterHoldSeconds }: Pick<MailQueueSettings, 'holdSeconds' | 'afterHoldSeconds'>,
): Hold {
  if (holdSeconds === 0) return holdNone(at)
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
  return { heldUntil: after(holdSeconds), startsAt: after(holdSeconds + afterHoldSeconds) }
}
