import { expect, vi } from 'vitest'
import type { TestApp } from '../test-app.ts'

const tables = [
  'users',
  'sessions',
  'orders',
  'order_events',
  'order_messages',
  'client_voices',
  'text_versions',
  'text_drafts',
  'text_reports',
  'text_prints',
  'text_rounds',
  'text_comments',
  'text_approvals',
  'review_clocks',
  'projects',
  'subscribers',
  'contact_messages',
  'tokens',
  'staff_members',
  'staff_sessions',
  'recovery_codes',
  'studio_settings',
  'desk_states',
  'desk_entries',
  'money_entries',
  'api_tokens',
  'desk_views',
  'webhook_endpoints',
  'webhook_deliveries',
]

/** Rows of all tables with people's data, as text. Waits until no queued mail is left to make links. */
export async function stateOf(site: TestApp) {
  await vi.waitFor(
    async () => {
      site.mail.look()
      expect(await site.rows(`select id from mails where status = 'queued'`)).toEqual([])
    },
    { timeout: 20_000, interval: 50 },
  )
  const rows = await site.rows(everyRow)
  return rows.map(({ name, state }) => [name, state] as const)
}

/** One statement: tests ask for the state before and after each of hundreds of calls. */
const everyRow = tables
  .map(
    (name) =>
      `select '${name}' as name, coalesce(json_agg(one::text order by one::text), '[]') as state from ${name} as one`,
  )
  .join(' union all ')
