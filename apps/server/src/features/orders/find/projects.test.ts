import { orderStatuses, stepFor } from '@northword/contract/orders/order-status'
import { expect, it } from 'vitest'
import { hooks } from '../../../features.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { clientWithOrder, doors, placed, registered } from '../../../testing/test-accounts.ts'
import { system } from '../../people/actor.ts'
import { moveOrder } from '../change/move-order.ts'
import { Order } from '../order/order.entity.ts'
import { projectsAnswer } from '@northword/contract/orders/wire-orders'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('A client’s projects', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  it('are made with their orders and listed alike through both doors, the latest first', async () => {
    const { person, browser, id: userId } = await registered(site)
    await clientWithOrder(site)
    const numbers = [await placed(browser, person.email), await placed(browser, person.email)]
    const [rpc, rest] = [await doors.tRPC.projects(browser), await doors.REST.projects(browser)]
    expect(projectsAnswer.strict().parse(rest.body)).toEqual(rpc.body)
    expect(rest.body.projects).toMatchObject(
      numbers.toReversed().map((orderId) => ({
        orderId,
        orderNumber: orderId,
        userId,
        status: 'Requested',
        orderStatus: 'Pending Contact',
      })),
    )
  })

  it('follow the state of their orders, step by step', async () => {
    const { browser, number } = await clientWithOrder(site)
    const way = ['Awaiting Payment', 'Paid', 'In Production', 'Delivered', 'Revision', 'Cancelled'] as const
    const paid = { chargedCents: 6_999, paidCents: 6_999, keptCents: 6_999, owedCents: 0 }
    const seen: unknown[] = []
    for (const to of way) {
      await site.database.orm.em.fork().transactional(async (em) => {
        const order = await em.findOneOrFail(Order, { number })
        expect(
          await moveOrder({ em, hooks, site: site.liveSite.now() }, order, {
            to,
            actor: system,
            money: paid,
            hasTexts: true,
          }),
        ).toBe(true)
      })
      const { projects } = (await doors.REST.projects(browser)).body as { projects: object[] }
      seen.push(projects[0])
    }
    const steps = way.map((orderStatus) => ({ orderStatus, status: stepFor(orderStatus) ?? 'Revision' }))
    expect(seen).toMatchObject(steps)
    expect(orderStatuses).toEqual(expect.arrayContaining([...way]))
  })
})
