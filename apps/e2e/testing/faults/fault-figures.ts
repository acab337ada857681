import { TestRunner } from 'vitest'
import type { MailFigures } from './expect-mails.ts'
import type { Storm } from './storm.ts'

/** Figures of one fault test, for the table of `npm run test:faults`. */
export interface FaultFigures {
  database?: string
  acknowledged: number
  unanswered: number
  stored: number
  mails?: MailFigures
  statuses: Record<string, number>
  /** Longest recovery in seconds. */
  recoverySeconds?: number
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultFigures
  }
}

interface Counted {
  storm: Pick<Storm, 'acknowledged' | 'unanswered' | 'refusals'>
  stored: number
  mails?: MailFigures
  database?: string
}

/** Adds a storm's results to the running test's figures. */
export function noteFigures({ storm, ...counted }: Counted) {
  const figures = figuresOfTest()
  if (!figures) return
  Object.assign(figures, counted)
  figures.acknowledged += storm.acknowledged.size
  figures.unanswered += storm.unanswered.size
  noteStatuses(
    ['2xx', storm.acknowledged.size],
    ...storm.refusals.map(({ status }) => [String(status), 1] as const),
  )
}

/** Adds answers by status to the running test's figures. */
export function noteStatuses(...answers: (readonly [status: string, count: number])[]) {
  const statuses = figuresOfTest()?.statuses ?? {}
  for (const [status, count] of answers) if (count > 0) statuses[status] = (statuses[status] ?? 0) + count
}

/** Keeps the running test's longest recovery. */
export function noteRecovery(seconds: number) {
  const figures = figuresOfTest()
  if (figures) figures.recoverySeconds = Math.max(figures.recoverySeconds ?? 0, seconds)
}

function figuresOfTest(): FaultFigures | undefined {
  const meta = TestRunner.getCurrentTest()?.meta
  if (!meta) return undefined
  return (meta.fault ??= { acknowledged: 0, unanswered: 0, stored: 0, statuses: {} })
}
