import { mostViews } from '@northword/contract/desk/desk-orders'
import { mostWebhooks } from '@northword/contract/desk/webhooks'
import { expect, it } from 'vitest'
import { postgresFirst } from '../../testing/databases/test-database.ts'
import type { Answer } from '../../testing/requests/test-browser.ts'
import { callByRest } from '../../testing/requests/test-rest.ts'
import { program, useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const url = 'https://93.184.215.14/'

postgresFirst('The most that there may be', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)

  /** Makes more at once than there may be. */
  const flood = async (most: number, make: (at: number) => Promise<Answer>) => {
    const answers = await Promise.all(Array.from({ length: most + 10 }, (_, at) => make(at)))
    return answers.filter(({ status }) => status < 300).length
  }

  it('of webhooks is so where people and programs add them at once', async () => {
    const { browser } = await program(site, owner, { scopes: ['webhooks:write'] })
    const input = { url, events: ['order.placed'] }
    const added = await flood(mostWebhooks, (at) =>
      at % 2 === 0 ? owner.browser.call('webhooks.add', input) : callByRest(browser, 'webhooks.add', input),
    )
    expect(added).toBe(mostWebhooks)
    expect(await site.rows('select id from webhook_endpoints')).toHaveLength(mostWebhooks)
  })

  it('of views is so where a member keeps them at once', async () => {
    const kept = await flood(mostViews, (at) =>
      owner.browser.call('desk.saveView', { name: `View ${at}`, query: {} }),
    )
    expect(kept).toBe(mostViews)
    expect(await site.rows('select id from desk_views')).toHaveLength(mostViews)
  })
})
