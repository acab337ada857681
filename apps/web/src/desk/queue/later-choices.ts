const hourMs = 3_600_000
const morning = 9

/** Moments to which something is put off with one press, on the clock of whoever presses. */
export type LaterChoice = 'hour' | 'afternoon' | 'tomorrow' | 'monday'

/** The moment that a choice means now. */
export function momentOfChoice(choice: LaterChoice, now: Date): Date {
  if (choice === 'hour') return new Date(now.getTime() + hourMs)
  if (choice === 'afternoon') return new Date(now.getTime() + 3 * hourMs)
  return morningIn(now, choice === 'tomorrow' ? 1 : daysToMonday(now))
}

/** Never today. */
const daysToMonday = (now: Date) => ((7 - now.getDay()) % 7) + 1

const morningIn = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning)
