import { type DutyKind, dutyKinds } from '@northword/contract/desk/desk-queue'
import type { Figure } from '../../../metrics/figure.ts'
import { everyDuty, moneyDuties, type Part } from './duty-queries.ts'
import { isNotPutOff } from '../case/put-off.ts'

interface Group {
  kind: DutyKind
  count: number
}

export const deskFigures: Figure[] = [
  {
    name: 'northword_overdue_promises',
    help: 'What the queue of the desk shows and was promised for an earlier time, by the kind of duty.',
    labels: ['kind'],
    async read(em) {
      const groups = await em.execute<Group[]>(
        `select kind, count(*)::int as count from (${everyDuty(moneyDuties).map(overdue).join(' union all ')}) duties group by kind`,
      )
      const counts = new Map(groups.map(({ kind, count }) => [kind, count]))
      return dutyKinds.map((kind) => ({ labels: { kind }, value: counts.get(kind) ?? 0 }))
    },
  },
]

/** Duties that are late and not put off. `place` has an index but is early for urgent duties, hence also `dueAt`. */
const overdue = ({ sql, place }: Part) =>
  `select kind from (${sql} and ${place} < now() and ${isNotPutOff}) part where "dueAt" < now()`
