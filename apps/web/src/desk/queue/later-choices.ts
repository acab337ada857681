const hourMs = 3_600_000
const morning = 9

/** One-press choices for putting off, in the member's time zone. */
type LaterChoice = 'hour' | 'afternoon' | 'tomorrow' | 'monday'

export function momentOfChoice(choice: LaterChoice, now: Date): Date {
  if (choice === 'hour') return new Date(now.getTime() + hourMs)
  if (choice === 'afternoon') return new Date(now.getTime() + 3 * hourMs)
  return morningIn(now, choice === 'tomorrow' ? 1 : daysToMonday(now))
}

/** 1 to 7: never today. */
const daysToMonday = (now: Date) => ((7 - now.getDay()) % 7) + 1

const morningIn = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning)
