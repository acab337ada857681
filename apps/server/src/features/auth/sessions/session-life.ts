import type { Session } from '../../people/session.entity.ts'

const oneHour = 3_600_000

/** Milliseconds of a session with "Remember me": 30 days. */
export const rememberedMs = 30 * 24 * oneHour

/** Without "Remember me": a day at most, and twelve hours without a request. */
const unrememberedMs = 24 * oneHour
const idleMs = 12 * oneHour

export const endOf = (begin: Date, remembered: boolean) =>
  new Date(begin.getTime() + (remembered ? rememberedMs : unrememberedMs))

/** {@link isAlive} as a condition for the database. */
export const goodAt = (now: Date) => ({
  endsAt: { $gt: now },
  $or: [{ remembered: true }, { lastSeenAt: { $gt: new Date(now.getTime() - idleMs) } }],
})

export const isAlive = ({ endsAt, remembered, lastSeenAt }: Session, now: Date) =>
  now < endsAt && (remembered || now.getTime() - lastSeenAt.getTime() < idleMs)
