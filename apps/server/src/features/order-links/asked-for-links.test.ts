import { expect, it } from 'vitest'
import { guestWithOrder, placed, somebody, verified } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
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

  const noOrder = 'NW-ORD-20200101-0001'
  /** Mails to a mailbox, in whatever spelling. */
  const mailsTo = async (email: string, kind: string) => {
    const like = email.replace('@', '%@')
    return site.rows(`select order_id from mails where kind = '${kind}' and "to"->>'address' like '${like}'`)
  }

  it('is not told by asking too often: four times for one number and address', async () => {
    const { number, email } = await guestWithOrder(site)
    for (const asked of [
      { number, email },
      { number: noOrder, email: somebody().email },
    ]) {
      const statuses = []
      for (let count = 0; count < 6; count += 1) statuses.push((await ask(asked)).answer?.status)
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    }
  })

  it('is not told by spelling the address in many ways, which brings four mails to its mailbox', async () => {
    const { number, email } = await guestWithOrder(site)
    const known = await ask({ number, email })
    const other = somebody().email
    for (const tag of ['', '+a', '+b', '.', '+c', '+d']) {
      const asked = { number: noOrder, email: other.replace('@', `${tag}@`) }
      expect(await ask(asked)).toEqual(known)
    }
    expect(await mailsTo(other, 'no-order')).toHaveLength(4)
  })

  it('is told to its client by mail, whatever numbers strangers make up', async () => {
    const { number, email } = await guestWithOrder(site)
    for (let count = 0; count < 6; count += 1)
      expect((await ask({ number: `${noOrder.slice(0, -1)}${count}`, email })).answer?.status).toBe(200)
    await ask({ number, email })
    expect(await mailsTo(email, 'no-order')).toHaveLength(4)
    expect(await mailsTo(email, 'order-link')).toHaveLength(1)
  })

  it('is so, too, whatever orders strangers place, once its client has said that it is theirs', async () => {
    const { number, email } = await guestWithOrder(site)
    await site.rows(`update orders set proven_at = now() where number = '${number}'`)
    for (let count = 0; count < 6; count += 1)
      await ask({ number: await placed(newBrowser(site), email), email })
    expect(await mailsTo(email, 'order-link')).toHaveLength(4)
    expect((await ask({ number, email })).answer?.status).toBe(200)
    expect(await mailsTo(email, 'order-link')).toHaveLength(5)
  })

  it('is so for every order of a client whose account has proven the address', async () => {
    const { email } = (await verified(site)).person
    for (let count = 0; count < 6; count += 1)
      await ask({ number: await placed(newBrowser(site), email), email })
    expect(await mailsTo(email, 'order-link')).toHaveLength(6)
  })
})
