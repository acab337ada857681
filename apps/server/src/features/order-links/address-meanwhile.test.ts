import { expect, it } from 'vitest'
import { guestWithOrder, placed, somebody, verified } from '../../testing/test-accounts.ts'
import { onPostgres } from '../../testing/databases/test-database.ts'
import { untilHeldUp } from '../../testing/databases/test-locks.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { Mail } from '../mail/mail.entity.ts'
import { endOrderLinks } from '../orders/mails/about-order.ts'

onPostgres('An order that gets another address at the same moment', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)

  const em = () => site.database.orm.em.fork()
  const mailsTo = (address: string) => em().find(Mail, { to: { address } })

  it('tells its client of a cancellation at the address that it has now', async () => {
    const { person, browser } = await verified(site)
    const before = somebody().email
    const now = somebody().email
    const number = await placed(browser, before)
    const { cancelling } = await em().transactional(async (tx) => {
      await tx.execute('update orders set email = ?, email_key = ? where number = ?', [now, now, number])
      const cancelled = browser.call('orders.cancel', { number })
      await untilHeldUp(tx)
      return { cancelling: cancelled }
    })
    expect(await cancelling).toMatchObject({ status: 200 })
    const told = [...(await mailsTo(before)), ...(await mailsTo(person.email))]
    expect(told.map(({ kind }) => kind)).not.toContain('order-cancellation')
    expect((await mailsTo(now)).map(({ kind }) => kind)).toContain('order-cancellation')
  })

  it('has no link shown while all are being ended', async () => {
    const { number, email } = await guestWithOrder(site)
    const [order] = await site.rows(`select id from orders where number = '${number}'`)
    const [confirmation] = await mailsTo(email)
    let hasEnded = false
    const { shownAfter } = await em().transactional(async (tx) => {
      await endOrderLinks(tx, [String(order?.['id'])])
      const shown = owner.browser.call('desk.showLinks', { id: confirmation?.id }).then(() => hasEnded)
      await untilHeldUp(tx)
      hasEnded = true
      return { shownAfter: shown }
    })
    expect(await shownAfter).toBe(true)
  })
})
