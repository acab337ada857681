import { beforeTests } from '@northword/rig/during-tests'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { resetPurpose } from '../../features/staff/staff-mails.ts'
import { placed, registered, verified } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { onPostgres } from '../../testing/databases/test-database.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { mintedSecret, secretFor } from '../../testing/test-links.ts'
import { procedures, procedureTypes } from '../../testing/requests/test-procedures.ts'
import { colleague, secretOf, useOwner } from '../../testing/test-staff.ts'
import { askedBy, delivered, hasText } from '../../testing/test-texts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { setStatus } from '../../testing/test-orders.ts'

const aboutOrders = [...procedureFields]
  .filter(
    ([path, fields]) =>
      procedureTypes.get(path) === 'mutation' && fields.some(({ name }) => name === 'number'),
  )
  .map(([path]) => path)

const ofDesk = new Set(procedures.filter(({ meta }) => meta?.roles).map(({ path }) => path))

/**
 * Tables written by a transaction that waits for another's lock, without the counters of limits. A view of activity
 * would be as old as the other's transaction.
 */
const writtenByWaiting = `select distinct c.relname from pg_locks l
    join pg_class c on c.oid = l.relation and c.relkind = 'r'
  where l.granted and l.mode = 'RowExclusiveLock' and $1 = any(pg_blocking_pids(l.pid)) and c.relname <> $2
  order by 1`
const isQueued = `select 1 from mails where status = 'queued' and (held_until is null or held_until <= now())`
const patience = { timeout: 30_000, interval: 5 }
const isWaiting = 'select 1 from pg_locks l where not l.granted and $1 = any(pg_blocking_pids(l.pid))'

onPostgres('An act on an order or a person whose row is locked', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { holdSeconds: 600 })
  const owner = useOwner(site)
  const client = beforeTests(() => verified(site))
  let other: Client
  let pid: number
  beforeAll(async () => {
    other = new Client({ connectionString: site.url })
    await other.connect()
    pid = (await other.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
  })
  afterAll(() => other.end())

  const writtenBefore = (number: string, act: () => Promise<{ status: number }>) =>
    writtenBeforeRow('orders', `number = '${number}'`, act)

  /**
   * Tables that an act writes before it waits for a row. Empty if it does not wait, because it changes nothing or its
   * case forbids it.
   */
  async function writtenBeforeRow(table: string, which: string, act: () => Promise<{ status: number }>) {
    // The mail queue locks an order for the link that it mails.
    const isIdle = async () => {
      site.mail.look()
      return (await other.query(isQueued)).rows.length === 0
    }
    await vi.waitUntil(isIdle, patience)
    await other.query('begin')
    await other.query(`select 1 from ${table} where ${which} for update`)
    let isOver = false
    const acting = act().finally(() => void (isOver = true))
    const isHeldUp = async () => isOver || (await other.query(isWaiting, [pid])).rows.length > 0
    await vi.waitUntil(isHeldUp, patience)
    const { rows } = await other.query<{ relname: string }>(writtenByWaiting, [pid, table])
    await other.query('rollback')
    expect([200, 204, 404, 409]).toContain((await acting).status)
    return rows.map(({ relname }) => relname)
  }

  it.each(aboutOrders)('waits before it has changed anything, by %s', async (path) => {
    const { browser, person } = client
    const number = await placed(browser, person.email)
    if (/^(reviews|deliveries)\./.test(path)) {
      await hasText(site, number)
      await askedBy(site, number)
    }
    const acting = ofDesk.has(path) ? owner.browser : browser
    const to = { to: 'Cancelled', version: path.startsWith('reviews.') ? 1 : 0 }
    expect(await writtenBefore(number, () => acting.call(path, { ...rightFor(number), ...to }))).toEqual([])
  })

  it('waits before it has changed anything, by the link that takes a cancellation back', async () => {
    const { browser, person } = client
    const number = await placed(browser, person.email)
    const token = await secretFor(site, number, 'undo')
    const undo = () => newBrowser(site).call('orderLinks.undoCancellation', { token })
    expect(await writtenBefore(number, undo)).toEqual([])
  })

  it.each(['reset-password', 'sign-in', 'verify-email'])(
    'waits before it has used up a link of an account: %s',
    async (purpose) => {
      const { id, person, browser } = await registered(site)
      const token = await mintedSecret(site, { purpose, subjectId: id })
      const { password } = person
      const paths = {
        'reset-password': 'resetPassword',
        'sign-in': 'signInByLink',
        'verify-email': 'verifyEmail',
      }
      const path = `auth.${new Map(Object.entries(paths)).get(purpose)}`
      const by = purpose === 'verify-email' ? browser : newBrowser(site)
      let answer = 0
      const act = async () => {
        const { status } = await by.call(path, { token, password })
        answer = status
        return { status }
      }
      expect(await writtenBeforeRow('users', `id = '${id}'`, act)).toEqual([])
      expect(answer).toBe(200)
    },
  )

  it.each(['staff.join', 'staff.comeBack'])(
    'waits before it has used up a link to the desk: %s',
    async (path) => {
      const { password, ...person } = colleague()
      const { body } = await owner.browser.call('staff.invite', { ...person, role: 'agent' })
      const id = (body['member'] as { id: string }).id
      const token =
        path === 'staff.join'
          ? secretOf(String(body['link']))
          : await mintedSecret(site, { purpose: resetPurpose, subjectId: id })
      const come = () => newBrowser(site).call(path, { token, password })
      expect(await writtenBeforeRow('staff_members', `id = '${id}'`, come)).toEqual([])
      expect((await come()).status).toBe(400)
    },
  )

  it('waits before it has changed anything, by cancelling the mail of a version', async () => {
    const { browser, person } = client
    const number = await placed(browser, person.email)
    await setStatus(site, number, 'In Production')
    await delivered(owner.browser, number, 'They squeal.')
    const held = `select id from mails where status in ('queued', 'cancelled') and held_until > now()
      and order_id = (select id from orders where number = '${number}')`
    const [mail] = await site.rows(held)
    expect(
      await writtenBefore(number, () => owner.browser.call('desk.cancelMail', { id: mail?.['id'] })),
    ).toEqual([])
    expect(await site.rows(held.replace('held_until', `status = 'cancelled' and held_until`))).toHaveLength(1)
  })
})
