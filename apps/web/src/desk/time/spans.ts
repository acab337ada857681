import { deskQueue } from '@northword/content/desk/desk-queue'
import { company } from '@northword/content/studio/company'
import { openMsBetween } from '@northword/content/studio/opening-hours'
import { publicHolidays } from '@northword/content/studio/public-holidays'

/** One object, by which opening hours are cached. */
const times = { company, holidays: publicHolidays }

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** Beyond this, working hours do not help to plan. */
const plannedMs = 14 * dayMs

/** One unit, rounded down: "3 h". */
export function spanOf(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / minuteMs)
  if (minutes < 60) return deskQueue.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? deskQueue.hours(hours) : deskQueue.days(Math.floor(hours / 24))
}

interface Due {
  /** The time left, or the delay. */
  text: string
  /** Working hours in the time left; empty if it is all of them, or if they do not help. */
  working: string
  isLate: boolean
}

export function dueIn(dueAt: string | null, now: number): Due {
  if (dueAt === null) return { text: deskQueue.noPromise, working: '', isLate: false }
  const left = Date.parse(dueAt) - now
  return left < 0
    ? { text: deskQueue.late(spanOf(left)), working: '', isLate: true }
    : { text: deskQueue.left(spanOf(left)), working: workingIn(now, left), isLate: false }
}

function workingIn(now: number, left: number): string {
  if (left > plannedMs) return ''
  const openMs = openMsBetween(now, now + left, times)
  if (openMs === left) return ''
  return openMs < minuteMs ? deskQueue.noWorking : deskQueue.working(workSpanOf(openMs))
}

/** In hours: a working day is not a calendar day. */
function workSpanOf(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  return minutes < 60 ? deskQueue.minutes(minutes) : deskQueue.hours(Math.floor(minutes / 60))
}

export function ageOf(since: string, now: number): string {
  const ms = now - Date.parse(since)
  return ms < minuteMs ? deskQueue.age.now : deskQueue.age.ago(spanOf(ms))
}
