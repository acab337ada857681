import { orderStatuses, stepFor } from '@northword/contract/orders/order-status'
import { expect, it } from 'vitest'
import { bothDatabases } from '../../../testing/databases/test-database.ts'
import { placed, registered } from '../../../testing/test-accounts.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus } from '../../../testing/test-orders.ts'

bothDatabases('The counters of a dashboard', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  it('count no refunded or cancelled project as completed or in progress, at whatever step it stopped', async () => {
    const { browser, person, id } = await registered(site)
    const move = async (status: string, step: string) => {
      const number = await placed(browser, person.email)
      await setStatus(site, number, status)
      await site.rows(`update projects set status = '${step}' from orders
        where orders.id = order_id and number = '${number}'`)
    }
    for (const status of orderStatuses) await move(status, stepFor(status) ?? 'In Production')
    for (const status of ['Cancelled', 'Refunded'])
      for (const step of ['In Review', 'Revision', 'Delivered']) await move(status, step)
    expect(await site.rows(`select 1 from projects where user_id = '${id}'`)).toHaveLength(15)
    expect((await browser.ask('projects.countWork')).body).toEqual({
      activeProjects: 15,
      totalOrders: 15,
      // Delivered and Completed; Paid, In Production and Revision.
      completed: 2,
      inProgress: 3,
    })
  })
})
