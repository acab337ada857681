import { staffMails } from '@northword/content/mails/staff-mails'
import { expect, it } from 'vitest'
import { guestOrder } from '../../../testing/test-accounts.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { callByRest } from '../../../testing/requests/test-rest.ts'
import { type Colleague, program, useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('The mail to whom an order is assigned', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { holdSeconds: 60 })
  const owner = useOwner(site)
  const agent = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const writer = useMember(site, owner, 'writer', { name: 'Wen Writer' })

  const assign = (by: Colleague, number: string, input: object) =>
    by.browser.call('desk.claimCase', { number, version: 0, ...input })
  const mailsOf = (number: string) =>
    site.rows(`select id, "to"->>'address' as address, subject, status, body from mails
      where kind = 'order-assigned' and subject = '${staffMails.assigned.subject(number)}' order by created_at`)

  it('says who assigned it, opens it at the desk, and is held as long as it can be cancelled', async () => {
    const number = await guestOrder(site)
    await assign(owner, number, { memberId: writer.id, hand: 'writer' })
    const [mail, ...others] = await mailsOf(number)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      address: writer.person.email,
      subject: staffMails.assigned.subject(number),
      status: 'queued',
      body: {
        heading: `Olivia Owner assigned ${number} to you`,
        action: { path: `/desk/orders/${number}`, isAtDesk: true },
      },
    })
    expect(JSON.stringify(mail)).not.toMatch(/Guest|@mail\.example|\+852/)
    const { body } = await owner.browser.ask('desk.heldMails')
    expect(JSON.stringify(body)).toContain(staffMails.assigned.subject(number))
  })

  it('goes to the member alone, sent again as well, and never to the client', async () => {
    const number = await guestOrder(site)
    await assign(owner, number, { memberId: agent.id })
    const [mail] = await mailsOf(number)
    expect((await owner.browser.call('desk.resendMail', { id: mail?.['id'] })).status).toBe(200)
    const addresses = (await mailsOf(number)).map(({ address }) => address)
    expect(addresses).toEqual([agent.person.email, agent.person.email])
  })

  it('names the program that assigned it', async () => {
    const number = await guestOrder(site)
    const { browser } = await program(site, owner, { name: 'Router', scopes: ['cases:take'] })
    await callByRest(browser, 'desk.claimCase', { number, version: 0, memberId: agent.id })
    expect(await mailsOf(number)).toMatchObject([
      { address: agent.person.email, body: { heading: `token Router assigned ${number} to you` } },
    ])
  })

  it('is not sent to those who take it themselves, have it already, or made the program', async () => {
    const [own, again, byProgram] = [await guestOrder(site), await guestOrder(site), await guestOrder(site)]
    await assign(agent, own, {})
    await assign(agent, own, { version: 1, memberId: agent.id })
    expect(await mailsOf(own)).toEqual([])
    await assign(owner, again, { memberId: agent.id })
    await assign(owner, again, { version: 1, memberId: agent.id })
    expect(await mailsOf(again)).toHaveLength(1)
    const { browser } = await program(site, owner, { scopes: ['cases:take'] })
    await callByRest(browser, 'desk.claimCase', { number: byProgram, version: 0 })
    expect(await mailsOf(byProgram)).toEqual([])
  })

  it('is not sent where the order was not assigned', async () => {
    const number = await guestOrder(site)
    expect((await assign(owner, number, { version: 7, memberId: agent.id })).status).toBe(409)
    expect((await assign(owner, number, { memberId: writer.id, hand: 'agent' })).status).toBe(403)
    expect(await mailsOf(number)).toEqual([])
  })

  it('is cancelled with the step, while it is held', async () => {
    const number = await guestOrder(site)
    await assign(owner, number, { memberId: agent.id })
    await owner.browser.call('desk.undoStep', { number, version: 1 })
    expect(await mailsOf(number)).toMatchObject([{ status: 'cancelled' }])
  })

  it('is not cancelled with the assignment of the other hand', async () => {
    const number = await guestOrder(site)
    await assign(owner, number, { memberId: agent.id })
    await assign(owner, number, { version: 1, memberId: writer.id, hand: 'writer' })
    await owner.browser.call('desk.undoStep', { number, version: 2 })
    expect(await mailsOf(number)).toMatchObject([
      { address: agent.person.email, status: 'queued' },
      { address: writer.person.email, status: 'cancelled' },
    ])
  })

  it('is switched off by a member for themselves, and on again', async () => {
    const choose = (whenAssigned: boolean) => agent.browser.call('staff.chooseMails', { whenAssigned })
    const chosen = async ({ browser }: Colleague) => (await browser.ask('staff.me')).body['mailsWhenAssigned']
    expect((await choose(false)).status).toBe(200)
    expect([await chosen(agent), await chosen(writer)]).toEqual([false, true])
    const [without, withOne] = [await guestOrder(site), await guestOrder(site)]
    await assign(owner, without, { memberId: agent.id })
    expect(await mailsOf(without)).toEqual([])
    await choose(true)
    await assign(owner, withOne, { memberId: agent.id })
    expect(await mailsOf(withOne)).toHaveLength(1)
  })
})
