import type { SiteDatabase } from '@northword/rig/site-database'

const words = (length: number) => `'${'W'.repeat(length)}'`
const address = `right(replace(id::text, '-', ''), 16) || '${'a'.repeat(48)}@${`${'b'.repeat(61)}.`.repeat(4)}example'`
const link = `'https://pay.provider.example/${'x'.repeat(1_900)}'`

const listOf = (value: string, length: number) => `array[${Array(length).fill(value).join()}]`

/** A service as it was sold: every text as long as the desk takes it. */
const sold = `sold::jsonb || jsonb_build_object(
  'description', ${words(200)}, 'features', ${listOf(words(100), 8)},
  'pieces', (select coalesce(jsonb_agg(piece || jsonb_build_object('title', ${words(80)})), '[]')
    from jsonb_array_elements(sold::jsonb -> 'pieces') as piece))`

/** A receipt or credit note as it was printed, at the longest address. */
const printed = `printed::jsonb || jsonb_build_object(
  'studio', jsonb_build_object('brand', ${words(40)}, 'address', ${listOf(words(80), 6)},
    'registrationNumber', ${words(30)}, 'email', ${address}),
  'payer', jsonb_build_object('fullName', ${words(200)}, 'email', ${address}),
  'order', printed::jsonb -> 'order' || jsonb_build_object('serviceName', ${words(60)}))`

/** Longest value of each typed column, as SQL, by table. A word without an end is the hardest to place. */
const longest: Record<string, Record<string, string>> = {
  api_tokens: { name: words(60) },
  contact_messages: { name: words(200), email: address, message: words(10_000) },
  desk_entries: { staff_name: words(200), text: words(5_000) },
  desk_views: { name: `right(id::text, 8) || ${words(52)}` },
  money_entries: { reason: words(500), reference: words(80), member_name: words(200), printed },
  order_events: { note: words(500), actor_name: words(200) },
  order_messages: { text: words(5_000), staff_name: words(200) },
  orders: {
    full_name: words(200),
    email: `case when email = '' then '' else ${address} end`,
    phone: words(60),
    note: words(100_000),
    name: words(60),
    sold,
    sent_outside: `case when sent_outside is null then null else ${words(500)} end`,
  },
  payment_requests: { link: `case when way = 'link' then ${link} else link end`, member_name: words(200) },
  projects: { title: words(60), notes: words(500) },
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
