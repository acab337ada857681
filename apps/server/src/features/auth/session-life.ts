import type { Session } from '../people/session.entity.ts'

const oneHour = 3_600_000

/** The life of a session with "Remember me": 30 days, in milliseconds. */
export const rememberedMs = 30 * 24 * oneHour

/** Without it a session lasts a day at most, and twelve hours without a request. */
const unrememberedMs = 24 * oneHour
const idleMs = 12 * oneHour

/** When a session that begins now ends at the latest. */
export const endOf = (begin: Date, remembered: boolean) =>
  new Date(begin.getTime() + (remembered ? rememberedMs : unrememberedMs))

/** {@link isAlive} as a condition for the database. */
export const goodAt = (now: Date) => ({
  endsAt: { $gt: now },
  $or: [{ remembered: true }, { lastSeenAt: { $gt: new Date(now.getTime() - idleMs) } }],
})

/** Whether a session is still good at this time. */
export const isAlive = ({ endsAt, remembered, lastSeenAt }: Session, now: Date) =>
  now < endsAt && (remembered || now.getTime() - lastSeenAt.getTime() < idleMs)
