import type { Duty, QueueInput, QueuePage } from '@northword/contract/desk'
import { pageSize } from '@northword/contract/pages'
import type { Em } from '../../db/orm.ts'
import { seesMoney, type Staff } from '../people/actor.ts'
import {
  answerDuties,
  type DutyRow,
  messageDuties,
  orderDuties,
  type Part,
  paymentDuties,
  refundDuties,
} from './duty-rows.ts'

/**
 * A page of what the studio has to do: refunds, what is urgent, then the oldest promise first. What was put off is in a
 * view of its own.
 */
export async function findDuties(em: Em, actor: Staff, asked: QueueInput): Promise<QueuePage> {
  const parts = partsOf(asked.view, actor).map((part) => limited(part, asked, actor.member.id))
  if (parts.length === 0) return { duties: [], next: null }
  const rows = await em.execute<DutyRow[]>(
    `select * from (${parts.map(({ sql }) => sql).join(' union all ')}) duties order by place, id limit ?`,
    [...parts.flatMap(({ values }) => values), pageSize + 1],
  )
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { duties: shown.map(dutyIn), next: last ? `${momentOf(last.place)}_${last.id}` : null }
}

/** Orders, messages or both, as the view asks; what concerns money is for those who deal with it. */
function partsOf(view: QueueInput['view'], actor: Staff): Part[] {
  const ofMoney = seesMoney(actor) ? [refundDuties, paymentDuties] : []
  if (view === 'message') return [messageDuties]
  if (view === 'answer') return [answerDuties]
  if (view === 'refund' || view === 'payment')
    return ofMoney.filter((part) => (part === refundDuties) === (view === 'refund'))
  if (view === 'contact' || view === 'work') return [orderDuties(view)]
  return [orderDuties(), ...ofMoney, answerDuties, messageDuties]
}

/** The rows of one part that can be on the page, so that each reads no more of its index than one page. */
function limited({ sql, place, id }: Part, { view, cursor }: QueueInput, memberId: string | null) {
  const [after, afterId] = cursor?.split('_') ?? []
  const isLater = 'desk_states.later_until > now()'
  const conditions = [
    view === 'later' ? isLater : `(desk_states.later_until is null or not ${isLater})`,
    ...(view === 'mine' ? ['desk_states.claimed_by = ?'] : []),
    ...(after ? [`(${place}, ${id}) > (?::timestamptz, ?::uuid)`] : []),
  ]
  return {
    sql: `(${sql} and ${conditions.join(' and ')} order by ${place}, ${id} limit ${pageSize + 1})`,
    values: [...(view === 'mine' ? [memberId] : []), ...(after ? [after, afterId] : [])],
  }
}

function dutyIn(row: DutyRow): Duty {
  const { kind, id, number, title, clientName, status, isUrgent, isDetached, version } = row
  const { claimerId, claimerName } = row
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
    claimedBy: claimerId && claimerName ? { id: claimerId, name: claimerName } : null,
    claimedAt: row.claimedAt && momentOf(row.claimedAt),
    laterUntil: row.laterUntil && momentOf(row.laterUntil),
  }
}

/** Drivers differ in what they make of a moment. */
const momentOf = (moment: Date | string) => new Date(moment).toISOString()
