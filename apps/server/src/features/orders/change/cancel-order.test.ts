import { company } from '@northword/content/studio/company'
import { orderStatuses } from '@northword/contract/orders/order-status'
import { expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { clientWithOrder, placed, registered, verified } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus } from '../../../testing/test-orders.ts'

eachDatabase('Cancelling an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const eventsOf = (number: string) =>
    site.rows(
      `select actor, from_status, to_status from order_events where order_id =
        (select id from orders where number = '${number}') order by id`,
    )
  const cancellationMails = (number: string) =>
    site.rows(
      `select kind, "to"->>'address' as address from mails
        where kind like 'order-cancellation%' and position('${number}' in mails::text) > 0 order by kind`,
    )

  it('is done by its client, told to both by mail and written down', async () => {
    const { person, browser, number } = await clientWithOrder(site)
    const { status, body } = await browser.call('orders.cancel', { number })
    expect(status).toBe(200)
    expect(body).toMatchObject({ number, status: 'Cancelled', mayCancel: false })
    expect(body.events).toMatchObject([
      { to: 'Pending Contact' },
      { actor: 'client', from: 'Pending Contact', to: 'Cancelled' },
    ])
    expect(await cancellationMails(number)).toEqual([
      { kind: 'order-cancellation', address: person.email },
      { kind: 'order-cancellation-notice', address: company.emails.orders },
    ])
    expect((await browser.ask('projects.list')).body.projects).toMatchObject([{ orderStatus: 'Cancelled' }])
  })

  it('is written down with who did it, until they are erased', async () => {
    const { browser, number, id } = await clientWithOrder(site)
    await browser.call('orders.cancel', { number })
    const actors = async () =>
      site.rows(
        `select actor, actor_user_id from order_events where order_id =
          (select id from orders where number = '${number}')`,
      )
    const byClient = { actor: 'client', actor_user_id: id }
    expect(await actors()).toEqual([byClient, byClient])
    await site.rows(`delete from users where id = '${id}'`)
    const byNobody = { actor: 'client', actor_user_id: null }
    expect(await actors()).toEqual([byNobody, byNobody])
  })

  it('is harmless the second time, and at the same time', async () => {
    const { browser, number } = await clientWithOrder(site)
    const cancel = () => browser.call('orders.cancel', { number })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'Cancelled' } })
    expect(await eventsOf(number)).toHaveLength(2)
    expect(await cancellationMails(number)).toHaveLength(2)
  })

  it.each(orderStatuses.filter((status) => !['Pending Contact', 'Cancelled'].includes(status)))(
    'is refused once the order is %s',
    async (status) => {
      const { browser, number } = await clientWithOrder(site)
      await setStatus(site, number, status)
      expect((await browser.ask('orders.find', { number })).body).toMatchObject({ mayCancel: false })
      expect(await browser.call('orders.cancel', { number })).toMatchObject({
        status: 409,
        message: 'This order can no longer be cancelled here: an agent has taken it up. Please write to us.',
      })
      expect(await eventsOf(number)).toHaveLength(1)
      expect(await cancellationMails(number)).toEqual([])
      expect(await site.rows(`select status from orders where number = '${number}'`)).toEqual([{ status }])
    },
  )

  it('is open to the owner of a proven address for a guest’s order of that address', async () => {
    const { person, browser } = await verified(site)
    const number = await placed(newBrowser(site), person.email)
    expect(await browser.call('orders.cancel', { number })).toMatchObject({
      status: 200,
      body: { status: 'Cancelled', guest: true },
    })
  })

  it('is for nobody else: not for guests, the one who placed it included', async () => {
    const guest = newBrowser(site)
    const number = await placed(guest, 'guest@bakery.example')
    expect(await guest.call('orders.cancel', { number })).toMatchObject({ status: 401 })
    const { browser } = await registered(site)
    expect(await browser.call('orders.cancel', { number })).toMatchObject({ status: 404 })
    expect(await eventsOf(number)).toHaveLength(1)
  })
})
