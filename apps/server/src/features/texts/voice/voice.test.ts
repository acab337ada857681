import { checkedText, versionView } from '@northword/contract/texts/text-views'
import { voiceView } from '@northword/contract/texts/voice'
import { expect, it } from 'vitest'
import {
  clientWithOrder,
  eraseAccount,
  exported,
  guestOrder,
  placed,
  registered,
  somebody,
  verified,
} from '../../../testing/test-accounts.ts'
import { newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { noVoice } from '../../../testing/requests/test-inputs.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered } from '../../../testing/test-texts.ts'
import { tidy } from '../../../chores/tidy.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus } from '../../../testing/test-orders.ts'

const agreed = {
  use: ['sourdough'],
  avoid: ['utilize'],
  spelling: 'en-GB',
  person: 'we',
  links: ['https://bakery.example/shop'],
  note: 'Like somebody who gets up at four.',
}

eachDatabase('The voice of a client', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })

  const find = async (number: string) => voiceView.parse((await agent.ask('voices.find', { number })).body)
  const save = (number: string, changes: object = {}, by = writer) =>
    by.call('voices.save', { number, ...agreed, revision: 0, ...changes })
  const check = async (number: string, text: string) => {
    const typed = { number, piece: 1, text, format: 'markdown' }
    return checkedText.parse((await writer.call('deliveries.checkText', typed)).body).sheet.voice
  }
  const kept = () => site.rows('select agreed::text as agreed from client_voices')

  it('is empty first, and then what was agreed, with who saved it', async () => {
    const { number } = await clientWithOrder(site)
    const first = { ...noVoice, note: '', isOfAccount: true, revision: 0, savedAt: null, savedBy: null }
    expect(await find(number)).toEqual(first)
    const saved = { ...agreed, isOfAccount: true, revision: 1, savedBy: 'Wen Writer' }
    expect((await save(number)).body).toMatchObject(saved)
    expect(await find(number)).toMatchObject(saved)
    const url = `/api/desk/orders/${number}/voice`
    expect((await agent.send('GET', url)).json()).toMatchObject(saved)
    const emptied = { ...noVoice, note: '', revision: 1 }
    expect((await agent.send('PUT', url, emptied)).json()).toMatchObject({ ...emptied, revision: 2 })
  })

  it('holds for the next order of the same account, whatever address that has, and for nobody else’s', async () => {
    const one = await registered(site)
    const other = await registered(site)
    await save(await placed(one.browser, one.person.email))
    expect(await find(await placed(one.browser, somebody().email))).toMatchObject({ ...agreed, revision: 1 })
    for (const browser of [other.browser, newBrowser(site)])
      expect(await find(await placed(browser, one.person.email))).toMatchObject(noVoice)
  })

  it('is of one order alone where a guest placed it', async () => {
    const { email } = somebody()
    const [one, next] = [await placed(newBrowser(site), email), await placed(newBrowser(site), email)]
    await save(one)
    expect(await find(one)).toMatchObject({ ...agreed, isOfAccount: false })
    expect(await find(next)).toMatchObject({ ...noVoice, isOfAccount: false })
  })

  it('goes along with the order that an account claims, for all orders of it', async () => {
    const person = somebody()
    const guest = newBrowser(site)
    const number = await placed(guest, person.email)
    await save(number)
    const { browser } = await registered(site, person, guest)
    const next = await placed(browser, person.email)
    expect(await find(next)).toMatchObject({ ...agreed, isOfAccount: true, revision: 1 })
    expect((await save(next, { avoid: ['cheap'], revision: 1 })).status).toBe(200)
    for (const order of [number, next])
      expect(await find(order)).toMatchObject({ avoid: ['cheap'], revision: 2 })
  })

  it(
    'does not give way to that of an order that its account claims later',
    { tags: ['thorough'] },
    async () => {
      const { browser, person } = await verified(site)
      await save(await placed(browser, person.email))
      const guests = await placed(newBrowser(site), person.email)
      await save(guests, { avoid: ['cheap'] })
      await browser.call('auth.signIn', { ...person, rememberMe: false })
      expect(await find(guests)).toMatchObject({ ...agreed, isOfAccount: true })
    },
  )

  it('is kept as one of two saves at once had it, and the other one is told who was faster', async () => {
    const { browser, person } = await registered(site)
    const [one, next] = [await placed(browser, person.email), await placed(browser, person.email)]
    const both = await Promise.all([save(one), save(next, { avoid: ['cheap'] }, agent)])
    expect(statusesOf(both)).toEqual([200, 409])
    const { message } = both.find(({ status }) => status === 409) ?? {}
    expect(message).toMatch(/^(Wen Writer|Ann Agent) was faster: the voice was saved/)
    // A repeated save whose first answer was lost changes nothing.
    const { avoid } = await find(one)
    expect((await save(one, { avoid })).body).toMatchObject({ revision: 1 })
  })

  it('takes no phrase that is too long or that nobody can see, no more than anybody reads, and nothing else', async () => {
    const number = await guestOrder(site)
    for (const [changes, path] of [
      [{ use: ['one', 'x'.repeat(101)] }, 'use.1'],
      [{ avoid: [' '] }, 'avoid.0'],
      [{ avoid: Array.from({ length: 101 }, String) }, 'avoid'],
      [{ links: ['javascript:alert(1)'] }, 'links.0'],
      [{ links: Array.from({ length: 21 }, () => agreed.links[0]) }, 'links'],
      [{ spelling: 'en-AU' }, 'spelling'],
      [{ note: 'x'.repeat(2_001) }, 'note'],
    ] as const)
      expect(await save(number, changes)).toMatchObject({ status: 400, issues: [{ path }] })
  })

  it('is compared with what is written, and a version keeps what was found that day', async () => {
    const { browser, number } = await clientWithOrder(site)
    await setStatus(site, number, 'In Production')
    const text = 'We utilize color. Utilize it.'
    const readVoice = async () => {
      const input = { number, piece: 1, version: 1 }
      return versionView.parse((await browser.ask('deliveries.read', input)).body).sheet.voice
    }
    expect(await check(number, text)).toBeNull()
    await save(number)
    const found = [
      { rule: 'use', words: 'sourdough', count: 0 },
      { rule: 'avoid', words: 'utilize', count: 2 },
      { rule: 'spelling', words: 'utilize', count: 2 },
      { rule: 'spelling', words: 'color', count: 1 },
      { rule: 'link', words: 'https://bakery.example/shop', count: 0 },
    ]
    expect(await check(number, text)).toEqual(found)
    expect(await check(number, 'We use [sourdough](https://bakery.example/shop/).')).toEqual([])
    await delivered(writer, number, text)
    await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now())`)
    expect(await readVoice()).toEqual(found)
    await save(number, { ...noVoice, revision: 1 })
    expect(await readVoice()).toEqual(found)
    expect(await check(number, text)).toBeNull()
    // Versions from before voices existed.
    await site.rows(`update text_versions set sheet = (sheet::jsonb - 'voice')::json`)
    expect(await readVoice()).toBeNull()
  })

  it('has nothing to check where only its sound was described', async () => {
    const number = await guestOrder(site)
    await save(number, noVoice)
    expect(await check(number, 'Hello.')).toBeNull()
  })

  it('is in the data that its client takes along, and goes with them', async () => {
    const person = somebody()
    const { browser } = await verified(site, person)
    const number = await placed(browser, person.email)
    await save(number, { avoid: ['gone with its client'] })
    expect((await exported(browser)).of('voice')).toMatchObject([
      { avoid: ['gone with its client'], note: agreed.note, by: 'Wen Writer' },
    ])
    const guests = await placed(newBrowser(site), person.email)
    await save(guests, { avoid: ['gone with its guest'] })
    const records = (await exported(browser)).of('voice')
    expect(records).toMatchObject([{}, { avoid: ['gone with its guest'], orderId: guests }])
    await setStatus(site, number, 'In Production')
    await eraseAccount(site, person)
    expect(JSON.stringify(await kept())).not.toContain('gone with')
  })

  it(
    'goes with an order that was under way when its client was erased, and comes back for none',
    { tags: ['thorough'] },
    async () => {
      const { person, number } = await clientWithOrder(site)
      await setStatus(site, number, 'In Production')
      await eraseAccount(site, person)
      expect((await save(number, { avoid: ['gone at the end'] })).status).toBe(200)
      await setStatus(site, number, 'Completed')
      await tidy(site)
      expect(JSON.stringify(await kept())).not.toContain('gone at the end')
      expect((await save(number)).status).toBe(409)
    },
  )
})
