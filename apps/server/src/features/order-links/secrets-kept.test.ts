import { expect, it } from 'vitest'
import { guestWithOrder } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { onLinkPage, opened } from '../../testing/test-links.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import { joined, owned } from '../../testing/test-staff.ts'
import { useHeardApp, withoutTable } from '../../testing/use-test-app.ts'

eachDatabase('The secret of a link to an order', (open) => {
  const { site, heard } = useHeardApp(open, { LOG_LEVEL: 'debug' }, live)
  const secrets: string[] = []
  const answers: string[] = []

  async function live() {
    const { email, number } = await guestWithOrder(site)
    secrets.push(await site.orderLinkTo(email))
    const browser = await opened(site, secrets[0] ?? '')
    answers.push((await browser.send('POST', '/trpc/orderLinks.confirmAddress', {})).body)
    answers.push((await browser.send('POST', '/trpc/orders.cancel', { number, by: 'Ada' })).body)
    const undo = await site.linkTo(email)
    secrets.push(undo)
    answers.push((await browser.send('POST', '/trpc/orderLinks.undoCancellation', { token: undo })).body)
    const owner = await owned(site)
    const agent = await joined(site, owner, 'agent')
    const { body } = await agent.browser.call('orderLinks.copy', { number })
    const copied = String(body['link']).split('#')[1] ?? ''
    secrets.push(copied, 'W'.repeat(43))
    const holder = await opened(site, copied)
    answers.push((await holder.send('GET', '/trpc/orderLinks.find')).body)
    await onLinkPage(site).call('orderLinks.open', { token: 'W'.repeat(43) })
    await agent.browser.call('orderLinks.revoke', { number })
    answers.push((await holder.send('GET', '/trpc/orderLinks.find')).body)
    answers.push(JSON.stringify((await owner.browser.ask('desk.findCase', { number })).body))
  }

  it('is what this test looks for', () => {
    expect(new Set(secrets.map((secret) => secret.length))).toEqual(new Set([43]))
    expect(secrets).toHaveLength(4)
    expect(answers.filter((answer) => answer.includes('"nothing"'))).toHaveLength(1)
    expect(heard.statements.filter(({ sql }) => sql.includes('insert into "tokens"')).length).toBeGreaterThan(
      3,
    )
  })

  it('is in no statement, no table, no later answer and no line of the log', async () => {
    const said = [
      ...heard.statements.map(({ sql, values }) => `${sql} ${values}`),
      ...answers,
      ...site.logged,
    ].join('\n')
    for (const secret of secrets) {
      expect(said.includes(secret)).toBe(false)
      expect(await tablesHolding(site, secret)).toEqual([])
    }
  })

  it('is in no line of the log and no answer while its table is broken', async () => {
    const token = 'B'.repeat(43)
    const browser = onLinkPage(site)
    browser.cookies.set('nw_order', token)
    const answered = await withoutTable(site, 'tokens', async () => [
      await browser.call('orderLinks.open', { token }),
      await browser.ask('orderLinks.find'),
      await newBrowser(site).call('orderLinks.undoCancellation', { token }),
    ])
    expect(answered.map(({ status }) => status)).toEqual([500, 500, 500])
    expect(`${JSON.stringify(answered)} ${site.logged.join('\n')}`).not.toContain(token)
  })
})
