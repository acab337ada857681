import { randomUUID } from 'node:crypto'
import type { MoneyView } from '@northword/contract/money/money-view'
import { expect, it } from 'vitest'
import { placed, registered, somebody } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { opened, secretFor } from '../../../testing/test-links.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('A page to print', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent')
  const { browser: writer } = useMember(site, owner, 'writer')

  const act = (path: string, number: string, input: object) =>
    agent.call(path, { number, idempotencyKey: randomUUID(), ...input })
  const pay = (number: string, cents: number) =>
    act('payments.recordPayment', number, { cents, receivedOn: '2026-11-20', method: 'card' })

  async function paid(fullName = 'Ada Lovelace') {
    const { browser, person } = await registered(site, somebody())
    const number = await placed(browser, person.email)
    await site.rows(`update orders set full_name = '${fullName}' where number = '${number}'`)
    await act('payments.agreePrice', number, { cents: 10_000, reason: 'As we said' })
    const { body } = await pay(number, 6_000)
    const { id, documentNumber } = body['entry'] as MoneyView['entries'][number]
    return { browser, person, number, entryId: id, receipt: `/documents/${documentNumber}` }
  }

  it('is a receipt as it was issued, for its client and for those of the desk who deal with money', async () => {
    const { browser, person, number, receipt } = await paid()
    await site.rows(`update orders set full_name = 'Another Name' where number = '${number}'`)
    for (const reader of [browser, agent]) {
      const page = await reader.visit(receipt)
      expect(page.statusCode).toBe(200)
      for (const text of [
        'Receipt',
        'Ada Lovelace',
        person.email,
        '$60',
        '$40',
        '$100',
        number,
        'November 20, 2026',
      ])
        expect(page.body).toContain(text)
      const back = reader === browser ? 'dashboard' : 'desk'
      expect(page.body).toContain(`<a href="/${back}/orders/${number}">`)
      expect(page.body).not.toMatch(/Another Name|<script|Withdrawn/)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-type': 'text/html; charset=utf-8',
      })
    }
  })

  it('is the same 404 for others as for a number that nobody has', async () => {
    const { number, receipt } = await paid()
    const stranger = (await registered(site)).browser
    const nothing = (await newBrowser(site).visit('/documents/NW-RCP-2026-9999')).body
    for (const reader of [stranger, newBrowser(site), writer])
      for (const address of [receipt, `/statements/${number}`]) {
        const page = await reader.visit(address)
        expect([page.statusCode, page.body]).toEqual([404, nothing])
      }
  })

  it('opens for whoever holds a link to its order, whoever is signed in beside it', async () => {
    const order = await paid()
    const unconfirmed = await paid()
    // The request for a sheet lacks the header that the link page sends, and may carry a session too.
    const { browser, receipt, number } = await paid()
    const statusOf = async (address: string) => (await browser.visit(address)).statusCode
    const token = await secretFor(site, order.number)
    await (await opened(site, token)).call('orderLinks.confirmAddress')
    browser.cookies.set('nw_order', token)
    for (const address of [order.receipt, `/statements/${order.number}`, receipt, `/statements/${number}`])
      expect(await statusOf(address)).toBe(200)
    expect(await statusOf(unconfirmed.receipt)).toBe(404)
    await agent.call('orderLinks.revoke', { number: order.number })
    expect([await statusOf(order.receipt), await statusOf(receipt)]).toEqual([404, 200])
    browser.cookies.set('nw_order', await secretFor(site, unconfirmed.number))
    expect(await statusOf(unconfirmed.receipt)).toBe(404)
  })

  it('is a statement of all entries, says that a document was withdrawn, and holds what somebody typed as text', async () => {
    const { browser, number, entryId, receipt } = await paid('<img src=x onerror=alert(1)> & "Co"')
    const { body } = await browser.visit(receipt)
    expect(body).not.toContain('<img')
    expect(body).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Co&#34;')

    await pay(number, 5_000)
    const statement = (await browser.visit(`/statements/${number}`)).body
    const amounts = [...statement.matchAll(/class="amount">([^<]*\d)</g)].map(([, amount]) => amount)
    expect(amounts).toEqual(['$69.99', '$69.99', '$30.01', '$100', '−$60', '$40', '−$50', '−$10'])
    expect(statement).toContain('Due back to you')

    await act('payments.reverseEntry', number, { entryId, reason: 'Another order’s' })
    const withdrawn = (await browser.visit(receipt)).body
    expect(withdrawn).toMatch(/Withdrawn on .*no longer counts/)
    expect(withdrawn).not.toContain('Another order')
  })

  it('tells of the stop of a refunded order, and of its return once the refund is reversed', async () => {
    const { browser, number } = await paid()
    await pay(number, 4_000)
    const back = { cents: 10_000, sentOn: '2026-11-21', method: 'card', reason: 'Too much' }
    const { body } = await act('payments.refund', number, back)
    const { id: entryId } = body['entry'] as MoneyView['entries'][number]
    await act('payments.reverseEntry', number, { entryId, reason: 'Never sent' })
    const statement = (await browser.visit(`/statements/${number}`)).body
    expect(statement).toMatch(/its price lapses[^]*Taken back[^]*its price counts again/)
    expect(statement).not.toContain('Due back to you')
  })

  it.each([
    '/documents/%00',
    '/documents/..%2f..%2fetc',
    '/statements/%27%3B--',
    `/documents/${'9'.repeat(900)}`,
  ])('is none at %s', async (address) =>
    expect((await agent.visit(address)).statusCode).toBeGreaterThanOrEqual(400),
  )
})
