import { expect, it } from 'vitest'
import { guestWithOrder, somebody } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { outbox } from '../../testing/test-mails.ts'
import { answerHeard } from '../../testing/databases/test-statements.ts'
import { useHear, useTestApp } from '../../testing/use-test-app.ts'

eachDatabase('Whether there is an order', (open) => {
  const site = useTestApp(open)
  const hear = useHear(site)

  async function ask(input: object) {
    const call = () => newBrowser(site).call('orderLinks.mailNew', input)
    const { answer, kinds } = await answerHeard(hear, call)
    return { answer, kinds: kinds.filter((kind) => /orders|mails/.test(kind)) }
  }

  it('is not told by asking for a link: same answer, same statements', async () => {
    const { number, email } = await guestWithOrder(site)
    const known = await ask({ number, email })
    expect(known.answer).toMatchObject({ status: 200, body: {}, setCookies: [] })
    expect(known.kinds.join('\n')).toMatch(/select.*orders[\s\S]*insert into "?mails/)
    expect(await ask({ number, email: somebody().email })).toEqual(known)
    expect(await ask({ number: 'NW-ORD-20200101-0001', email: somebody().email })).toEqual(known)
  })

  it('is not told by asking too often, which ends at four mails to one mailbox, however it is spelled', async () => {
    for (const [number, email] of [
      Object.values(await guestWithOrder(site)).toReversed(),
      ['NW-ORD-20200101-0001', somebody().email],
    ] as [string, string][]) {
      const before = (await outbox(site, email)).length
      const tags = ['', '+a', '+b', '.', '', '+c', '+d']
      const statuses = []
      for (const tag of tags)
        statuses.push((await ask({ number, email: email.replace('@', `${tag}@`) })).answer?.status)
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429])
      expect((await outbox(site, email)).length).toBe(before + 1)
    }
  })
})
