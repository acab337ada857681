import { firstOf } from '@northword/rig/first-of'
import { expect } from 'vitest'
import { guestOrder } from '../../testing/test-accounts.ts'
import { elsewhere } from '../../testing/requests/test-browser.ts'
import { postgresFirst } from '../../testing/databases/test-database.ts'
import { rightFor } from '../../testing/requests/test-inputs.ts'
import { procedures } from '../../testing/requests/test-procedures.ts'
import { useMember, useOwner } from '../../testing/test-staff.ts'
import { useBesides, useTestApp } from '../../testing/use-test-app.ts'

const mutations = procedures
  .filter(
    ({ path, type }) =>
      type === 'mutation' &&
      /^(deliveries|desk|payments|voices)\.|^reviews\.(answerComment|settleComment|(keep|remove)StudioComment)$|^orderLinks\.(copy|revoke)$/.test(
        path,
      ),
  )
  .map(({ path }) => path)

/** One or two for each kind of row that is locked. */
const first = new Set([
  'deliveries.saveDraft',
  'desk.claimCase',
  'desk.deliverText',
  'desk.moveCase',
  'desk.settleMessage',
  'orderLinks.revoke',
  'payments.recordPayment',
  'payments.refund',
  'reviews.settleComment',
  'voices.save',
])

postgresFirst('What staff do, done four times at once by two of them at two instances', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const second = useBesides(site, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const agent = useMember(site, owner, 'agent')

  firstOf(mutations, (path) => first.has(path))(
    'is done or refused by a rule, and leaves one history, by %s',
    async (path) => {
      const number = await guestOrder(site)
      const input = rightFor(number)
      const answers = await Promise.all(
        [
          owner.browser,
          elsewhere(second, agent.browser),
          elsewhere(second, owner.browser),
          agent.browser,
        ].map((browser) => browser.call(path, input)),
      )
      for (const { status, message } of answers)
        expect([200, 403, 404, 409], `${status} ${message}`).toContain(status)
      const [order] = await site.rows(`select id, status from orders where number = '${number}'`)
      const events = await site.rows(
        `select from_status, to_status from order_events where order_id = '${String(order?.['id'])}' order by at, id`,
      )
      expect(events.map((event) => event['from_status'])).toEqual([
        null,
        ...events.slice(0, -1).map((event) => event['to_status']),
      ])
      expect(events.at(-1)?.['to_status']).toBe(order?.['status'])
      const entries = await site.rows(
        `select kind from money_entries where order_id = '${String(order?.['id'])}' and kind = 'payment'`,
      )
      expect(entries.length).toBeLessThan(2)
    },
  )
})
