import { type DutyKind, dutyKinds } from '@northword/contract/desk/desk-queue'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { DeskEntry } from './case/desk-entry.entity.ts'
import { DeskState } from './case/desk-state.entity.ts'
import { DeskView } from './orders/desk-view.entity.ts'
import { DeskVisit } from './case/desk-visit.entity.ts'
import { deskRoutes } from './desk.rest.ts'
import { freeForgotten, freeHands } from './case/claim-case.ts'
import { forgetInViews } from './orders/forget-in-views.ts'
import { endPutOff, isNotPutOff } from './case/put-off.ts'
import { requeueCase } from './case/change-case.ts'
import { forgetVisits } from './case/visit-case.ts'
import { everyDuty, moneyDuties, type Part } from './queue/duty-queries.ts'

/** Deletes the desk's entries and words about erased orders and messages. Call it after `eraseOrders`. */
async function eraseEntries(em: Em) {
  await em.execute(
    `update desk_states set last_step = last_step #- '{move,sentOutside}'
      where last_step->'move'->>'sentOutside' is not null and id in (select id from orders where full_name = '')`,
  )
  await em.execute(
    `delete from desk_entries where subject_id in (select id from orders where full_name = '')
      or not exists (select 1 from orders where orders.id = subject_id)
        and not exists (select 1 from contact_messages where contact_messages.id = subject_id)`,
  )
}

export const desk: Feature = {
  entities: [DeskState, DeskEntry, DeskView, DeskVisit],
  routes: deskRoutes,
  figures: [
    {
      name: 'northword_overdue_promises',
      help: 'What the queue of the desk shows and was promised for an earlier time, by the kind of duty.',
      labels: ['kind'],
      read: countOverdue,
    },
  ],
  clientActed: requeueCase,
  moneyActed: endPutOff,
  memberLeft: freeHands,
  personalData: { eraseWithOrders: eraseEntries, forget: forgetInViews },
  tidy: {
    'desk-entries': ({ em }) => eraseEntries(em),
    'desk-visits': ({ em }) => forgetVisits(em),
    'desk-hands': ({ em }) => freeForgotten(em),
  },
}

async function countOverdue(em: Em) {
  const groups = await em.execute<{ kind: DutyKind; count: number }[]>(
    `select kind, count(*)::int as count from (${everyDuty(moneyDuties).map(overdue).join(' union all ')}) duties group by kind`,
  )
  const counts = new Map(groups.map(({ kind, count }) => [kind, count]))
  return dutyKinds.map((kind) => ({ labels: { kind }, value: counts.get(kind) ?? 0 }))
}

/** Duties that are late and not put off. `place` has an index but is early for urgent duties, hence also `dueAt`. */
const overdue = ({ sql, place, holder }: Part) =>
  `select kind from (${sql} and ${place} < now() and ${isNotPutOff(holder.laterUntil)}) part where "dueAt" < now()`
