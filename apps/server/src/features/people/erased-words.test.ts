import { UnderscoreNamingStrategy } from '@mikro-orm/core'
import { orderFields } from '@northword/contract/orders/order-fields'
import { expect, it } from 'vitest'
import { tidy } from '../../chores/tidy.ts'
import { clientWithOrder, eraseAccount, somebody, verified } from '../../testing/test-accounts.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { askedBy, hasText, written } from '../../testing/test-texts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { actsOn, orderRow, statusOf } from '../../testing/test-orders.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { noVoice, rightFor } from '../../testing/requests/test-inputs.ts'
import { procedures } from '../../testing/requests/test-procedures.ts'
import { needed } from '../../testing/requests/needed.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const naming = new UnderscoreNamingStrategy()

/** Columns of what a client types in the order form. */
const typed = orderFields.map((field) => naming.propertyToColumnName(field))

/** Columns with text about a client, by table. Erased with the client. */
const aboutClients: Record<string, string[]> = {
  client_voices: words('agreed'),
  contact_messages: words('name email email_key message'),
  desk_entries: words('text'),
  desk_states: words('last_step'),
  desk_views: words('name query'),
  mails: words('from to reply_to email_key subject body last_error answer'),
  money_entries: words('reason'),
  order_events: words('note'),
  order_messages: words('text'),
  orders: [...typed, ...words('email_key reach words sent_outside')],
  payment_requests: words('link reference'),
  projects: words('notes'),
  subscribers: words('email email_key'),
  text_approvals: words('name'),
  text_comments: words('quote before after text answer_text'),
  text_drafts: words('text'),
  text_reports: words('name bytes'),
  text_versions: words('markdown blocks packed sheet note report sent_outside'),
  users: words('name email email_key phone password_hash'),
}

const keptByLaw: Record<string, string[]> = { money_entries: words('reference printed') }

/** Columns with the studio's own text, the product's text, or secrets. */
const others: Record<string, string[]> = {
  content_drafts: words('changed_by fields'),
  content_events: words('act by'),
  content_items: words('key kind'),
  content_live: words('id'),
  content_pictures: words('added_by bytes name'),
  content_redirects: words('from_path'),
  content_releases: words('failure made_by matter note status'),
  content_revisions: words('fields made_by'),
  api_tokens: words('name hash prefix role scopes'),
  client_voices: words('staff_name'),
  contact_messages: words('idempotency_key'),
  desk_entries: words('staff_name kind idempotency_key'),
  document_counters: words('series'),
  mails: words('kind message_id status'),
  money_entries: words(
    'kind order_status method member_id member_name document_number idempotency_key fingerprint',
  ),
  order_events: words('actor actor_name from_status to_status'),
  order_messages: words('sender kind actor staff_name idempotency_key'),
  orders: words('number reference idempotency_key fingerprint claim_hash sku name sold status terms'),
  payment_requests: words('way member_id member_name idempotency_key fingerprint'),
  projects: words('title status sku'),
  rate_limits: words('key'),
  recovery_codes: words('hash'),
  sessions: words('token_hash device'),
  sign_in_guesses: words('key'),
  staff_members: words('name email email_key password_hash role totp_secret pending_totp_secret'),
  staff_sessions: words('token_hash device'),
  text_approvals: words('how seal ended_why sha256'),
  text_comments: words('sender staff_name answer answered_by'),
  text_drafts: words('format staff_name'),
  text_reports: [],
  text_rounds: words('idempotency_key fingerprint'),
  text_versions: words('staff_name moved_from idempotency_key fingerprint sha256'),
  tokens: words('hash purpose'),
  users: words('terms'),
  webhook_deliveries: words('event data status problem'),
  mail_servers: words('by host security login password'),
  webhook_endpoints: words('url description events secret earlier_secret created_by'),
}

const canary = 'Zilvervos'

const base64 = Buffer.from('%PDF-1.7').toString('base64')

/** Acts of the studio on an order. */
const actsOfDesk = procedures
  .filter(({ path, type, meta }) => {
    const isAboutOrder = procedureFields.get(path)?.some(({ name }) => name === 'number')
    return type === 'mutation' && meta?.roles && isAboutOrder
  })
  .map(({ path }) => path)

eachDatabase('Words about a client', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const { browser: desk } = useOwner(site)

  it('are known in every column that can hold any', async () => {
    const columns = await site.rows(`
      select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea')
          and table_name not like 'mikro_orm%'`)
    const told = [aboutClients, keptByLaw, others].flatMap((tables) =>
      Object.entries(tables).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    )
    expect(told.toSorted()).toEqual(columns.map(({ name }) => String(name)).toSorted())
  })

  it('are nowhere after the client was erased', async () => {
    const { browser, person } = await verified(site, somebody({ name: `Nora ${canary}` }))
    const { email } = person
    const given = { fullName: person.name, phone: '+852 5555 0100', note: canary }
    const keyed = (path: string) => ({ idempotencyKey: `${path} for ${canary}` })
    const ordered = await browser.call('orders.place', { sku: 'PS-070', email, ...given, ...keyed('order') })
    const { number } = needed(ordered, 'order') as { number: string }
    const act = (path: string, input: object) => actsOn(desk, number)(path, { ...input, ...keyed(path) })
    const views = [canary, email, '5555 0100'].map((q) => ({ name: `View of ${q}`, query: { q } }))
    for (const view of [...views, { name: `Late for ${canary}`, query: {} }])
      expect((await desk.call('desk.saveView', view)).status).toBe(200)
    await act('desk.addNote', { text: `Call ${canary}` })
    await act('desk.changeAddress', { email, reason: `${canary} said so` })
    await act('payments.agreePrice', { cents: 10_000, reason: `As ${canary} and we said` })
    await act('payments.requestPayment', { way: 'bank-transfer' })
    const messages = {
      'conversation.write': { number, text: canary },
      'contact.sendMessage': { name: person.name, email, message: canary },
    }
    for (const [path, message] of Object.entries(messages))
      expect((await browser.call(path, { ...message, ...keyed(path) })).status).toBe(200)
    await browser.call('newsletter.subscribe', { email })
    await written(desk, number, canary)
    await act('voices.save', { ...noVoice, avoid: [canary], note: canary, revision: 0 })
    await act('deliveries.attachReport', { name: `${canary}.pdf`, base64 })
    await act('desk.moveCase', { to: 'Cancelled', reason: `${canary} asked by phone` })
    await hasText(site, number)
    await askedBy(site, number)
    const approved = await browser.call('reviews.approve', { number, piece: 1, version: 1 })
    expect(approved.status).toBe(200)
    await site.rows(`update orders set status = 'Completed', ask_by = null, pay_by = null`)
    await site.rows("update text_versions set packed = decode('1f8b', 'hex')")
    await plant()
    expect(await rowsWithBytes()).toEqual([{ reports: 1, packed: 1 }])
    expect(await tablesHolding(site, canary)).toEqual(
      expect.arrayContaining(['public.money_entries', 'public.desk_entries', 'public.order_events']),
    )
    await browser.call('account.deleteAccount', { password: person.password })
    await tidy(site, new Date(Date.now() + 31 * 86_400_000))
    expect(await tablesHolding(site, canary)).toEqual([])
    expect(await tablesHolding(site, email)).toEqual([])
    expect(await rowsWithBytes()).toEqual([{ reports: 0, packed: 0 }])
    // Hashes of keys and what was sent tell who ordered what to a person who guesses it.
    expect(await site.rows('select 1 from orders where length(idempotency_key) <> 36')).toEqual([])
  })

  /** Writes the word into every column about clients that can have one, past the product. */
  async function plant() {
    const columns = await site.rows(`
      select table_name as "table", column_name as "column", data_type as type from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'json', 'jsonb') and is_generated = 'NEVER'
          and column_name !~ '^(email|password)'`)
    const planted: string[] = []
    for (const { table, column, type } of columns) {
      const [name, at] = [String(table), `"${String(column)}"`]
      if (name === 'money_entries' || !aboutClients[name]?.includes(String(column))) continue
      const word =
        type === 'text' ? `coalesce(${at}, '') || ' ${canary}'` : `(${withWord(at)})::${String(type)}`
      const rows = await site.rows(
        `update ${name} set ${at} = ${word} where true returning ${at}::text as text`,
      )
      expect([name, at, rows.filter(({ text }) => !String(text).includes(canary))]).toEqual([name, at, []])
      if (rows.length > 0) planted.push(name)
    }
    // The ledger refuses changes, and subscribers are an address alone.
    const tables = Object.keys(aboutClients).filter(
      (name) => !['money_entries', 'subscribers'].includes(name),
    )
    expect([...new Set(planted)].toSorted()).toEqual(tables.toSorted())
  }

  /** JSON with the word beside what is there, or where alone it can be. */
  function withWord(column: string) {
    const word = column === '"last_step"' ? `{"move":{"sentOutside":"${canary}"}}` : `{"planted":"${canary}"}`
    return `case jsonb_typeof(${column}::jsonb) when 'array' then ${column}::jsonb || '["${canary}"]'
      when 'object' then ${column}::jsonb || '${word}' else '${word}' end`
  }

  /** Numbers of rows with bytes about clients, in which no word is found. */
  const rowsWithBytes = () =>
    site.rows(`select (select count(*) from text_reports)::int as reports,
      (select count(*) from text_versions where packed is not null)::int as packed`)
})

eachDatabase('Words about a client whose order is erased', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const { browser: desk } = useOwner(site)

  it('are nowhere an hour after staff wrote them, by whatever act', { tags: ['thorough'] }, async () => {
    const { person, number } = await clientWithOrder(site, {}, verified)
    await actsOn(desk, number)('payments.agreePrice', { cents: 10_000, reason: 'Agreed' })
    // As if nothing were owed, so that it is erased; it can be asked for later.
    await site.rows(`update orders set status = 'Completed', ask_by = null where number = '${number}'`)
    await eraseAccount(site, person)
    for (const to of ['Revision', 'Delivered', 'Revision', 'Delivered']) {
      await writeBy('desk.moveCase', number, to)
      expect(await statusOf(site, number)).toBe(to)
    }
    expect((await orderRow(site, number))['sent_outside']).toBe(canary)
    expect(await tablesHolding(site, canary)).toContain('public.desk_states')
    await tidy(site)
    expect(await tablesHolding(site, canary)).toEqual([])
    for (const path of ['payments.requestPayment', ...actsOfDesk]) await writeBy(path, number, 'Completed')
    expect(await tablesHolding(site, canary)).toEqual(
      expect.arrayContaining(['public.order_events', 'public.desk_entries', 'public.payment_requests']),
    )
    await tidy(site)
    expect(await tablesHolding(site, canary)).toEqual([])
  })

  async function writeBy(path: string, number: string, to: string) {
    const { version } = (await desk.ask('desk.findCase', { number })).body
    const said = Object.fromEntries(words('text reason note').map((field) => [field, canary]))
    const link = { way: 'link', link: `https://pay.example/${canary}` }
    const { status } = await desk.call(path, { ...rightFor(number), ...link, ...said, version, to })
    expect([200, 204, 400, 403, 404, 409]).toContain(status)
  }
})
