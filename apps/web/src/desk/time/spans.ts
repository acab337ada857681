import { deskQueue } from '@northword/content/desk-queue'
import { openMsBetween } from '@northword/content/studio-hours'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** Further ahead nobody asks how many of the hours are working hours. */
const plannedMs = 14 * dayMs

/** A span of time in one unit, rounded down: "3 h". */
export function spanOf(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / minuteMs)
  if (minutes < 60) return deskQueue.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? deskQueue.hours(hours) : deskQueue.days(Math.floor(hours / 24))
}

/** How far a promise is. */
export interface Due {
  /** What is left of it, or how late it is. */
  text: string
  /** How much of what is left the studio is open; empty where that is all of it, or says nothing. */
  working: string
  isLate: boolean
}

/** How far a promise is from now. */
export function dueIn(dueAt: string | null, now: number): Due {
  if (dueAt === null) return { text: deskQueue.noPromise, working: '', isLate: false }
  const left = Date.parse(dueAt) - now
  return left < 0
    ? { text: deskQueue.late(spanOf(left)), working: '', isLate: true }
    : { text: deskQueue.left(spanOf(left)), working: workingIn(now, left), isLate: false }
}

function workingIn(now: number, left: number): string {
  if (left > plannedMs) return ''
  const openMs = openMsBetween(now, now + left)
  if (openMs === left) return ''
  return openMs < minuteMs ? deskQueue.noWorking : deskQueue.working(workSpanOf(openMs))
}

/** Working time is told in hours: a day of it is no day of the calendar. */
function workSpanOf(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  return minutes < 60 ? deskQueue.minutes(minutes) : deskQueue.hours(Math.floor(minutes / 60))
}

/** How long somebody has had something in hand. */
export function ageOf(since: string, now: number): string {
  const ms = now - Date.parse(since)
  return ms < minuteMs ? deskQueue.age.now : deskQueue.age.ago(spanOf(ms))
}
