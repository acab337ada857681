/** Clocks of servers that are right differ by less. */
const clocksDifferMs = 60_000

/**
 * Latest time at which something can have been written by `now`. A row with a later one is from a clock that ran
 * ahead, and is shown at once.
 */
export const writtenBy = (now: Date) => new Date(now.getTime() + clocksDifferMs)

/** Condition: clients see it at `now`. Its times stay as they are: seals cover them, and rounds follow them. */
export const shownAt = (now: Date) => ({ $or: [visibleAt(now), wronglyHeldAt(now)] })

/** Condition: sent, but hidden from clients at `now`, as its mail can still be cancelled. */
export const heldAt = (now: Date) => ({ shownAt: { $gt: now }, at: { $lte: writtenBy(now) } })

const visibleAt = (now: Date) => ({ shownAt: { $lte: now } })

const wronglyHeldAt = (now: Date) => ({ shownAt: { $gt: now }, at: { $gt: writtenBy(now) } })

interface Shown {
  /** When it was written. */
  at: Date
  /** Null: not sent. */
  shownAt: Date | null
}

/** As {@link heldAt}, for a row. */
export const isHeld = ({ at, shownAt: from }: Shown, now: Date): boolean =>
  from !== null && from > now && at <= writtenBy(now)
