import { firstOf } from '@northword/rig/first-of'
import type { DeskView, OrdersQuery } from '@northword/contract/desk/desk-orders'
import { beforeAll, describe, expect, it } from 'vitest'
import { tidy } from '../../../chores/tidy.ts'
import { placed, somebody, verified } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { type Colleague, useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus } from '../../../testing/test-orders.ts'

const nora = { name: 'Nóra Zilvervos', phone: '+852 5555 0100' }

let clients = 0
const newAddress = () => `zilvervos@bakery-${(clients += 1)}.example`

eachDatabase('A view that somebody keeps', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const agent = useMember(site, owner, 'agent', { name: 'Wendy Waits' })
  beforeAll(async () => {
    await placed(newBrowser(site), 'hello@baker.example', { fullName: 'Nora Baker', phone: '+31 20 0000' })
  })

  type View = Pick<DeskView, 'name' | 'query'>
  const keep = async (by: Colleague, name: string, query: OrdersQuery) =>
    expect([name, (await by.browser.call('desk.saveView', { name, query })).status]).toEqual([name, 200])
  const kept = async ({ browser }: Colleague) =>
    ((await browser.ask('desk.listViews')).body['views'] as DeskView[]).map(({ name }) => name)
  /** Moves requested deletions this many days into the past, then tidies. */
  const tidyAfter = async (days: number) => {
    await site.rows(`update users set deletion_requested_at = now() - interval '${days} days'
      where deletion_requested_at is not null`)
    await tidy(site)
  }

  /** Lets a client order and be erased while members keep views, then lists the views that are left. */
  async function afterErasing(viewsFor: (email: string) => View[], { name: fullName, phone } = nora) {
    await site.rows('delete from desk_views')
    const email = newAddress()
    const client = await verified(site, somebody({ name: fullName, email }))
    await placed(client.browser, email, { fullName, phone })
    const views = viewsFor(email)
    for (const { name, query } of views) for (const member of [owner, agent]) await keep(member, name, query)
    await client.browser.call('account.deleteAccount', { password: client.person.password })
    await tidyAfter(29)
    expect((await kept(owner)).toSorted()).toEqual(views.map(({ name }) => name).toSorted())
    await tidyAfter(31)
    return [...(await kept(owner)), ...(await kept(agent))]
  }

  describe('goes with a client who is erased', () => {
    const words: Record<string, (email: string) => string> = {
      'their email in capitals': (email) => email.toUpperCase(),
      'one word of their name, with other marks': () => 'ZILVERVÓS',
      'their phone, written in another way': () => '+852-5555-0100',
      'their email': (email) => email,
      'their name': () => nora.name,
      'their name without marks': () => 'nora zilvervos',
      'one word of it': () => 'Zilvervos',
      'their phone': () => nora.phone,
      'a word of theirs among others': () => 'Zilvervos blog',
    }

    it('where it searches for words of theirs or a part of them, or has them in its name', async () => {
      const query = { status: 'Paid' } as const
      const views = (email: string) => [
        ...Object.entries(words).map(([name, said]) => ({ name, query: { q: said(email) } })),
        ...Object.values(words).map((said) => ({ name: `For ${said(email)}, today`, query })),
        ...['vos@bak', 'zilver', '5555 0100'].map((q, at) => ({ name: `Mine ${at}`, query: { q } })),
      ]
      expect(await afterErasing(views)).toEqual([])
    })

    it('where both are Chinese', { tags: ['thorough'] }, async () => {
      const view = { name: '等陳大文回覆', query: {} }
      expect(await afterErasing(() => [view], { ...nora, name: '陳大文' })).toEqual([])
    })
  })

  describe('stays', () => {
    const others: View[] = [
      { name: 'Baker', query: { q: 'nora baker' } },
      { name: 'Nora', query: { q: 'nora' } },
      { name: 'Paid', query: { status: 'Paid', sku: 'PS-070' } },
    ]
    it('where it is about others as well', async () => {
      const names = others.map(({ name }) => name)
      expect((await afterErasing(() => others)).toSorted()).toEqual([...names, ...names].toSorted())
    })

    const alike: [string, OrdersQuery, Partial<typeof nora>][] = [
      ['Wendy waits', {}, { name: 'Wendy Zilvervos' }],
      ['Planning', {}, { name: 'Ann Zilvervos' }],
      ['Tier 1', { q: '1' }, { phone: '1' }],
      ['Late', {}, { name: '—' }],
    ]
    firstOf(alike)('where its words only look like theirs: %s', async (name, query, changes) => {
      expect(await afterErasing(() => [{ name, query }], { ...nora, ...changes })).toEqual([name, name])
    })

    it('as long as the studio still owes work to the client, and no longer', async () => {
      await site.rows('delete from desk_views')
      const email = newAddress()
      const client = await verified(site, somebody({ name: nora.name, email }))
      const number = await placed(client.browser, email, { fullName: nora.name, phone: nora.phone })
      await setStatus(site, number, 'In Production')
      await keep(agent, 'Zilvervos waits', { q: email })
      await client.browser.call('account.deleteAccount', { password: client.person.password })
      await tidyAfter(31)
      expect(await kept(agent)).toEqual(['Zilvervos waits'])
      await setStatus(site, number, 'Completed')
      await tidyAfter(31)
      expect(await kept(agent)).toEqual([])
    })
  })
})
