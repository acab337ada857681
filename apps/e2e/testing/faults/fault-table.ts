import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { FaultFigures } from './fault-figures.ts'

const columns = [
  'fault',
  'database',
  'rounds',
  'acknowledged',
  'unanswered',
  'stored',
  'mails',
  'doubled mails',
  'answers',
  'slowest recovery',
]

/** Prints a Markdown table of all faults: one row for all rounds of a test, and the skipped ones. */
export class FaultTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const groups = Map.groupBy(
      tests.filter((test) => test.meta().fault),
      nameOf,
    )
    const rows = [...groups].map(([name, rounds]) => rowOf(name, rounds))
    const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    const skipped = tests.filter((test) => test.result().state === 'skipped').map(nameOf)
    console.log(['', ...lines, '', ...[...new Set(skipped)].map((name) => `Skipped: ${name}`)].join('\n'))
  }
}

/** Without the round's number. */
const nameOf = ({ fullName }: TestCase) => fullName.replace(/,? (round )?\d+$/, '')

function rowOf(name: string, tests: TestCase[]): string[] {
  const figures = tests.flatMap((test) => test.meta().fault ?? [])
  const sum = (count: (of: FaultFigures) => number) => figures.reduce((total, of) => total + count(of), 0)
  const most = (count: (of: FaultFigures) => number) => Math.max(...figures.map(count))
  const recovery = most(({ recoverySeconds }) => recoverySeconds ?? 0)
  // Stored rows and arrived mails count over all rounds on one database.
  const numbers = [
    sum(({ acknowledged }) => acknowledged),
    sum(({ unanswered }) => unanswered),
    most(({ stored }) => stored),
    most(({ mails }) => mails?.arrived ?? 0),
    most(({ mails }) => mails?.doubled ?? 0),
  ]
  const database = figures.find((of) => of.database)?.database ?? ''
  const shown = [String(figures.length), ...numbers.map(String), answersOf(figures)]
  return [name, database, ...shown, recovery > 0 ? `${recovery.toFixed(1)} s` : '']
}

function answersOf(figures: FaultFigures[]) {
  const statuses = new Map<string, number>()
  for (const [status, count] of figures.flatMap((of) => Object.entries(of.statuses)))
    statuses.set(status, (statuses.get(status) ?? 0) + count)
  return [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
}
