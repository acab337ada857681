import { expect, it } from 'vitest'
import { type Door, doors, guestOrder, placed, registered } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { kindsOf } from '../../testing/databases/test-statements.ts'
import { program, useOwner } from '../../testing/test-staff.ts'
import { useHear, useTestApp, withoutTable } from '../../testing/use-test-app.ts'

const network = '198.51.100.7'

eachDatabase('A failure of ours in the log', (open) => {
  const site = useTestApp(open)

  /** The log line of `ask` while a table is missing. */
  async function loggedWithout(table: string, ask: () => Promise<{ status: number }>) {
    const before = site.logged.length
    expect((await withoutTable(site, table, ask)).status).toBe(500)
    const lines = site.logged.slice(before)
    expect(lines).toHaveLength(1)
    return lines.join()
  }

  it.each(Object.entries<Door>(doors))('through %s names the client by id alone', async (_name, door) => {
    const { browser, person, id } = await registered(site, undefined, newBrowser(site, { address: network }))
    const line = await loggedWithout('orders', () => door.orders(browser))
    expect(JSON.parse(line)).toMatchObject({ failure: 'unexpected', actor: { kind: 'client', id } })
    for (const personal of [person.name, person.email, network, ...browser.cookies.values()])
      expect(line).not.toContain(personal)
  })

  it('says that it was a guest', async () => {
    const guest = newBrowser(site, { address: network })
    const message = { name: 'Mallory', email: 'mallory@post.example', message: 'Hello there' }
    const line = await loggedWithout('contact_messages', () => guest.call('contact.sendMessage', message))
    expect(JSON.parse(line).actor).toEqual({ kind: 'guest' })
    for (const personal of [...Object.values(message), network]) expect(line).not.toContain(personal)
  })
})

eachDatabase('Who acts', (open) => {
  const site = useTestApp(open)
  const owner = useOwner(site)
  const hear = useHear(site)

  it('costs no query without a session', async () => {
    const statements = await hear(() => newBrowser(site).ask('auth.me'))
    expect(kindsOf(statements)).toEqual([])
  })

  it('is looked up once for all calls of a batch', async () => {
    const { browser } = await registered(site)
    const statements = await hear(() =>
      browser.send('GET', '/trpc/auth.me,account.find,auth.me?batch=1', undefined),
    )
    const reads = kindsOf(statements).filter((sql) => /^select .* from "(sessions|users)"/.test(sql))
    expect(reads).toHaveLength(2)
  })

  const text = 'A long text. '.repeat(9_000)
  const draft = { text, format: 'markdown', revision: 0 }
  const looksIn = async (table: string, ask: () => Promise<unknown>) =>
    kindsOf(await hear(ask)).filter((sql) => sql.startsWith('select') && sql.includes(`from "${table}"`))

  it('is looked up and counted once for a program that sends a larger body', async () => {
    const { browser } = await program(site, owner, { scopes: ['desk:write'] })
    const path = `/api/desk/orders/${await guestOrder(site)}/texts/1/draft`
    expect(await looksIn('api_tokens', () => browser.rest('PUT', path, draft))).toHaveLength(1)
  })

  it('is looked up once for a member and a client who send one, by each door', async () => {
    const { browser: member } = owner
    const { browser: client, person } = await registered(site)
    const number = await placed(client, person.email)
    const piece = { number, piece: 1 }
    const byCall = () => member.call('deliveries.saveDraft', { ...piece, ...draft })
    expect(await looksIn('staff_sessions', byCall)).toHaveLength(1)
    const byRest = () => member.rest('PUT', `/api/desk/orders/${number}/texts/1/draft`, draft)
    expect(await looksIn('staff_sessions', byRest)).toHaveLength(1)
    const compare = () => client.call('reviews.compareApproved', { ...piece, version: 1, text })
    expect(await looksIn('sessions', compare)).toHaveLength(1)
    const form = () => client.postForm('/contact', { name: 'Ada', message: '漢'.repeat(9_000) })
    expect(await looksIn('sessions', form)).toHaveLength(1)
  })

  it('is no program by tRPC, also with a larger body', async () => {
    const { browser } = await program(site, owner, { scopes: ['desk:write'] })
    const piece = { number: await guestOrder(site), piece: 1 }
    expect((await browser.call('deliveries.saveDraft', { ...piece, ...draft })).status).toBe(401)
  })
})
