import type { SiteDatabase } from '@northword/rig/site-database'

const words = (length: number) => `'${'W'.repeat(length)}'`
const address = `right(replace(id::text, '-', ''), 16) || '${'a'.repeat(48)}@${`${'b'.repeat(61)}.`.repeat(4)}example'`
const link = `'https://pay.provider.example/${'x'.repeat(1_900)}'`

/** Longest value of each typed column, as SQL, by table. A word without an end is the hardest to place. */
const longest: Record<string, Record<string, string>> = {
  api_tokens: { name: words(60) },
  contact_messages: { name: words(200), email: address, message: words(10_000) },
  desk_entries: { staff_name: words(200), text: words(5_000) },
  desk_views: { name: `right(id::text, 8) || ${words(52)}` },
  money_entries: { reason: words(500), reference: words(80), member_name: words(200) },
  order_events: { note: words(500), actor_name: words(200) },
  order_messages: { text: words(5_000), staff_name: words(200) },
  orders: {
    full_name: words(200),
    email: `case when email = '' then '' else ${address} end`,
    phone: words(60),
    note: words(100_000),
    sent_outside: `case when sent_outside is null then null else ${words(500)} end`,
  },
  payment_requests: { link: `case when way = 'link' then ${link} else link end`, member_name: words(200) },
  projects: { notes: words(500) },
  staff_members: { name: words(200), email: address },
  text_approvals: { name: words(200) },
  text_comments: { text: words(5_000), answer_text: words(2_000), staff_name: words(200) },
  text_versions: { note: words(5_000), staff_name: words(200) },
  users: { name: words(200), email: address, phone: words(60) },
}

/** Gives every typed column its longest value, and all orders to one client. */
export async function stretch(database: SiteDatabase, client: string) {
  const changes = Object.entries(longest).map(([table, columns]) => {
    const set = Object.entries(columns).map(([column, value]) => `${column} = ${value}`)
    return `update ${table} set ${set.join(', ')}`
  })
  const own = `update orders set guest = false, user_id = (select id from users where email = '${client}')`
  // The ledger refuses changes, and so do its triggers.
  await database.query(['set session_replication_role = replica', own, ...changes].join(';'))
}
