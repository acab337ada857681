import { catalogue } from '@northword/content/studio/catalogue'
import type { PostgresDatabase } from '@northword/rig/postgres-database'
import { writtenColumns } from '@northword/rig/written-columns'

/** Claimed orders and orders put off, at most, in each database, so that they do not depend on its size. */
const fewRows = 30

/** Briefs alternate, so that words of one never occur with words that only the other has. */
const briefs = [
  'Three product pages for a shop that sells paper, made by hand in the mill behind it. Warm and plain, no puns.',
  'A landing page for a roastery: its coffee comes from two farms, and the page should say which. Short and calm.',
]

/** Two words that are common each, but never in one brief. */
export const apart = 'paper coffee'

/**
 * Copies the only order until there are `count`, in all states and services, with their events; some in hand, some
 * put off, most unpaid, and a tenth as many messages. One order has five events, another two hundred.
 */
export async function fillDesk({ query }: PostgresDatabase, count: number): Promise<void> {
  const columns = await writtenColumns(query, 'orders')
  for (const sql of statements(count, columns)) await query(sql)
}

const array = (texts: string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]`

const statements = (count: number, columns: string) => [
  `insert into orders (${columns}) select ${columns} from (
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 'NW-ORD-20260101-' || n, 'idempotency_key', 'bench ' || n,
    'full_name', 'Client ' || n, 'email', 'client' || n || '@bench.example',
    'status', (array['Pending Contact', 'Awaiting Payment', 'Paid', 'In Production', 'Delivered', 'Revision',
      'Completed', 'Cancelled', 'Refunded'])[1 + n % 9],
    'sku', (${array(catalogue.map(({ sku }) => sku))})[1 + n / 9 % ${catalogue.length}],
    'note', (${array(briefs)})[1 + n % ${briefs.length}],
    'pay_by', case when n % 9 = 1 then now() + (n % 10000 - 500) * interval '1 minute' end,
    'refund_due_at', case when n % 9 = 7 and n % 5 = 0 then now() + (n % 10000) * interval '1 minute' end,
    'due_at', case when n % 9 < 4 then now() + (n % 10000) * interval '1 minute' end,
    'created_at', now() - n * interval '1 minute'))).*
    from orders one, generate_series(1, ${count - 1}) n) copies`,
  `insert into order_events (id, order_id, at, actor, to_status)
    select gen_random_uuid(), id, created_at, 'guest', 'Pending Contact' from orders`,
  ...[5, 200].map(
    (events) => `insert into order_events (id, order_id, at, actor, from_status, to_status, note)
      select gen_random_uuid(), id, now(), 'staff', 'Revision', 'Delivered', 'Round ' || n
      from orders, generate_series(1, ${events}) n where number = 'NW-ORD-20260101-${events}'`,
  ),
  `insert into desk_states (id, claimed_by, claimed_at, later_until, version)
    select id, null, null, null, 2 from orders where number not in ('NW-ORD-20260101-9', 'NW-ORD-20260101-18')`,
  `update desk_states set claimed_by = (select id from staff_members), claimed_at = now()
    where id in (select id from orders where status = 'Paid' order by due_at desc limit ${fewRows})`,
  `update desk_states set later_until = now() + interval '1 day', writer_later_until = now() + interval '1 day'
    where id in (select id from orders where status = 'In Production' order by due_at desc limit ${fewRows})`,
  `insert into contact_messages (id, name, email, email_key, message, urgent, answer_by, answered_at, created_at)
    select gen_random_uuid(), 'Client', 'client@bench.example', 'client@bench.example', 'A question', n % 50 = 0,
      now() + n * interval '1 minute', case when n % 3 > 0 then now() end, now() from generate_series(1, ${count / 10}) n`,
  'vacuum analyze',
]
