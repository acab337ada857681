import {
  type ClosingCount,
  type Duty,
  dutyKinds,
  type QueueInput,
  type QueuePage,
} from '@northword/contract/desk/desk-queue'
import { nextLongClosing, type OpeningTimes } from '@northword/content/studio/opening-hours'
import { allOf, type Condition } from '../../../db/queries/condition.ts'
import { momentOf } from '../../../db/moment.ts'
import type { Em } from '../../../db/orm.ts'
import type { Staff } from '../../people/actor.ts'
import {
  answerDuties,
  type DutyRow,
  everyDuty,
  messageDuties,
  moneyDuties,
  openPayments,
  orderDuties,
  type Part,
  refundDuties,
} from './duty-queries.ts'
import { type Holder, inHandOf } from './in-hand.ts'
import { rowsToRead } from '../../../db/queries/keyset.ts'
import { afterPlace, pageByPlace } from './place-pages.ts'
import { dealsWithClients, seesMoney } from '../../people/staff-rights.ts'
import { isNotPutOff, isPutOff } from '../case/put-off.ts'
import { clock } from '../../../time/clock.ts'
import { Order } from '../../orders/order/order.entity.ts'

/** A page of the queue: refunds, urgent duties, then the oldest promise. Duties put off have their own view. */
export async function findDuties(em: Em, actor: Staff, asked: QueueInput): Promise<QueuePage> {
  const parts = partsOf(asked.view, actor).map((part) => limited(part, asked, actor.member.id))
  if (parts.length === 0) return { duties: [], next: null }
  const read = await em.execute<DutyRow[]>(
    `select * from (${parts.map(({ sql }) => sql).join(' union all ')}) duties order by place, id limit ?`,
    [...parts.flatMap(({ values }) => values), rowsToRead(asked)],
  )
  const { rows, next } = pageByPlace(read, asked.limit)
  return { duties: rows.map(dutyIn), next }
}

/** First contacts promised from the last closing before a closure longer than a night until the next opening. */
export async function countOverClosing(
  em: Em,
  times: OpeningTimes,
  now = clock.now(),
): Promise<ClosingCount> {
  const closing = nextLongClosing(now, times)
  if (!closing) return { count: 0, opensAt: null }
  const dueAt = { $gte: now, $lt: closing.opensAt }
  const within = { $and: [{ dueAt }, { dueAt: { $gte: closing.closesAt } }] }
  const count = await em.count(Order, { status: 'Pending Contact', ...within })
  return { count, opensAt: closing.opensAt.toISOString() }
}

/** Parts of a view. Refunds and payments only for staff who may see money, and nothing but work for writers. */
function partsOf(view: QueueInput['view'], actor: Staff): Part[] {
  if (!dealsWithClients(actor)) return isOfAgents(view) ? [] : [orderDuties('work')]
  const ofMoney = seesMoney(actor) ? moneyDuties : []
  if (view === 'message') return [messageDuties]
  if (view === 'answer') return [answerDuties]
  if (view === 'refund') return ofMoney.length > 0 ? [refundDuties] : []
  if (view === 'payment') return ofMoney.length > 0 ? [openPayments] : []
  if (view === 'contact' || view === 'work') return [orderDuties(view)]
  return everyDuty(ofMoney)
}

const isOfAgents = (view: QueueInput['view']) => dutyKinds.some((kind) => kind === view && kind !== 'work')

/** Limits each part to one page, so that no index is read further. */
function limited(
  { sql, place, id, holder }: Part,
  { view, ...page }: QueueInput,
  memberId: string | null,
): Condition {
  const { sql: onPage, values } = allOf([
    { sql: (view === 'later' ? isPutOff : isNotPutOff)(holder.laterUntil), values: [] },
    ...(view === 'mine' ? [heldBy(holder, memberId)] : []),
    ...afterPlace(page.cursor, { place, id, direction: 'asc' }),
  ])
  return { sql: `(${sql} and ${onPage} order by ${place}, ${id} limit ${rowsToRead(page)})`, values }
}

/** The columns stand by themselves, too, because an expression of both has no index. */
const heldBy = ({ id }: Holder, memberId: string | null): Condition => ({
  sql: `(desk_states.claimed_by = ? or desk_states.written_by = ?) and ${id} = ?`,
  values: [memberId, memberId, memberId],
})

function dutyIn(row: DutyRow): Duty {
  const { kind, id, number, title, clientName, status, isUrgent, isDetached, version } = row
  return {
    kind,
    id,
    number,
    title,
    clientName,
    status,
    dueAt: row.dueAt && momentOf(row.dueAt),
    isUrgent,
    isDetached,
    version,
    ...inHandOf(row),
    laterUntil: row.laterUntil && momentOf(row.laterUntil),
  }
}
