import { company } from '@northword/content/studio/company'
import { scopeGroups, type TokenView } from '@northword/contract/desk/tokens'
import { describe, expect, it } from 'vitest'
import { guestOrder } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import { callByRest } from '../../testing/requests/test-rest.ts'
import { carrying, joined, letProofsAge, program, useOwner } from '../../testing/test-staff.ts'
import { useTestApp, withoutTable } from '../../testing/use-test-app.ts'

const invalid = 'This API token is not valid: it is wrong, has expired or was revoked.'
const wrong = `nwd_${'A'.repeat(43)}`

eachDatabase('An API token', (open) => {
  const site = useTestApp(open, { LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '10' })
  const owner = useOwner(site)

  const create = (changes: object = {}) =>
    owner.browser.call('tokens.create', {
      name: 'Mirror',
      role: 'agent',
      scopes: ['desk:read'],
      lifetime: 'month',
      ...changes,
    })
  const tokens = async () => (await owner.browser.ask('tokens.list')).body['tokens'] as TokenView[]
  const listed = async (id: string) => (await tokens()).find((token) => token.id === id)
  const queue = (secret: string) => carrying(site, secret).rest('GET', '/api/desk/queue')

  describe('is made by an owner', () => {
    it('with a secret that is shown once, and kept nowhere', async () => {
      const { status, body } = await create()
      expect([status, body['secret']]).toEqual([200, expect.stringMatching(/^nwd_[\w-]{43}$/)])
      const secret = String(body['secret'])
      expect((await queue(secret)).status).toBe(200)
      const [latest] = await tokens()
      expect(latest).toMatchObject({ name: 'Mirror', state: 'active', createdBy: owner.person.name })
      expect(secret.startsWith(latest?.prefix ?? 'none')).toBe(true)
      expect(JSON.stringify(await tokens())).not.toContain(secret.slice(12))
      expect(await tablesHolding(site, secret.slice(12))).toEqual([])
      expect(site.logged.join()).not.toContain(secret.slice(12))
    })

    it('after a fresh proof', async () => {
      const { id } = await program(site, owner)
      await letProofsAge(site)
      expect((await create()).status).toBe(428)
      expect((await owner.browser.call('tokens.revoke', { id })).status).toBe(428)
      expect((await owner.browser.rest('DELETE', `/api/desk/tokens/${id}`)).status).toBe(428)
      await owner.browser.call('staff.proveAgain', { password: owner.person.password })
      expect((await listed(id))?.state).toBe('active')
    })

    it.each([
      [{ name: ' ' }, 'name', 'Say which program it is for.'],
      [{ name: 'x'.repeat(61) }, 'name', 'Name must be at most 60 characters'],
      [{ scopes: [] }, 'scopes', 'Choose what it may do.'],
      [{ scopes: ['staff:write'] }, 'scopes.0', 'Choose scopes from the list.'],
      [{ role: 'owner' }, 'role', 'Choose as whom it sees the desk: agent or writer.'],
      [
        { role: 'writer', scopes: ['desk:read', 'money:read'] },
        'scopes',
        'A writer sees no money: choose scopes of the desk and the site alone.',
      ],
      [{ lifetime: 'week' }, 'lifetime', 'Choose how long it lives.'],
    ])('not with %j', async (changes, path, message) => {
      expect((await create(changes)).issues).toEqual([{ path, message }])
    })
  })

  it.each([...scopeGroups.money, ...scopeGroups.withCare])('of a writer never has %s', async (scope) => {
    const message = 'A writer sees no money: choose scopes of the desk and the site alone.'
    expect((await create({ role: 'writer', scopes: ['desk:read', scope] })).issues).toEqual([
      { path: 'scopes', message },
    ])
  })

  describe('lets a program', () => {
    it('write down what it does under its own name', async () => {
      const scopes = ['desk:read', 'desk:write', 'money:read', 'money:write'] as const
      const { browser } = await program(site, owner, { name: 'Bookkeeping', scopes: [...scopes] })
      const number = await guestOrder(site)
      const path = `/api/desk/orders/${number}`
      expect((await browser.rest('POST', `${path}/notes`, { text: 'From the books' })).status).toBe(204)
      const price = { cents: 6_999, idempotencyKey: `price ${number}` }
      const agreed = await browser.rest('POST', `${path}/money/price`, price)
      expect(agreed.body).toMatchObject({ entry: { memberName: 'token Bookkeeping' } })
      const move = { to: 'Cancelled', reason: 'By mistake', version: 0 }
      expect((await browser.rest('POST', `${path}/moves`, move)).status).toBe(204)
      expect((await browser.rest('GET', path)).body['timeline']).toMatchObject([
        { kind: 'move', by: 'guest' },
        { kind: 'note', by: 'token Bookkeeping', text: 'From the books' },
        { kind: 'move', by: 'token Bookkeeping', to: 'Awaiting Payment' },
        { kind: 'move', by: 'token Bookkeeping', to: 'Cancelled', text: 'By mistake' },
      ])
      expect((await browser.rest('GET', '/api/desk/queue?view=mine')).body).toEqual({
        duties: [],
        next: null,
      })
    })

    it('write to a client in the name of the studio', async () => {
      const { browser } = await program(site, owner, { name: 'Robin', scopes: ['desk:write'] })
      const number = await guestOrder(site)
      const letter = { number, text: 'It is on its way.', idempotencyKey: `letter ${number}` }
      expect((await callByRest(browser, 'desk.writeToClient', letter)).status).toBe(200)
      expect(
        await site.rows(`select actor, staff_id, staff_name from order_messages
          where order_id = (select id from orders where number = '${number}')`),
      ).toEqual([{ actor: 'token', staff_id: null, staff_name: company.brand }])
    })

    it('do what the scopes that this release knows allow, beside those of a newer one', async () => {
      const { id, secret } = await program(site, owner)
      await site.rows(`update api_tokens set scopes = '["desk:read", "quotes:write"]' where id = '${id}'`)
      expect((await queue(secret)).status).toBe(200)
      expect(await listed(id)).toMatchObject({ scopes: ['desk:read'], unknownScopes: ['quotes:write'] })
    })

    it('see what its role sees', async () => {
      const path = `/api/desk/orders/${await guestOrder(site)}`
      const asAgent = await (
        await program(site, owner, { scopes: ['desk:read', 'money:read'] })
      ).browser.rest('GET', path)
      expect(asAgent.body['order']).toMatchObject({ priceCents: 6_999, email: expect.stringContaining('@') })
      const asWriter = await (await program(site, owner, { role: 'writer' })).browser.rest('GET', path)
      expect(asWriter.body['order']).toMatchObject({ priceCents: null, email: null, phone: null })
    })

    it('be known to who looks at the list, to the minute', async () => {
      const { id, secret } = await program(site, owner)
      expect((await listed(id))?.lastUsedAt).toBeNull()
      await queue(secret)
      const first = (await listed(id))?.lastUsedAt
      expect(first).toEqual(expect.any(String))
      await queue(secret)
      expect((await listed(id))?.lastUsedAt).toBe(first)
      await site.rows(
        `update api_tokens set last_used_at = last_used_at - interval '61 seconds' where id = '${id}'`,
      )
      await queue(secret)
      expect(Date.parse((await listed(id))?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
    })
  })

  describe('is good no longer', () => {
    const expectInvalid = async (secret: string) => {
      const { status, message, headers } = await queue(secret)
      expect([status, message]).toEqual([401, invalid])
      expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    }

    it('once it is revoked, which may be said twice', async () => {
      const { id, secret } = await program(site, owner)
      expect((await queue(secret)).status).toBe(200)
      for (const _ of [1, 2]) expect((await owner.browser.call('tokens.revoke', { id })).status).toBe(200)
      await expectInvalid(secret)
      expect((await listed(id))?.state).toBe('revoked')
      const nothing = { id: '01890000-0000-7000-8000-000000000000' }
      expect(await owner.browser.call('tokens.revoke', nothing)).toMatchObject({
        status: 404,
        message: 'There is no such API token.',
      })
    })

    it('once its time is over', async () => {
      const { id, secret } = await program(site, owner)
      const [left] = await site.rows(
        `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from api_tokens where id = '${id}'`,
      )
      expect(left).toEqual({ days: 30 })
      await site.rows(
        `update api_tokens set expires_at = date_trunc('milliseconds', now()) where id = '${id}'`,
      )
      await expectInvalid(secret)
      expect((await listed(id))?.state).toBe('expired')
    })

    it.each(['end', 'changeRole'])('once who made it owns the studio no longer, by staff.%s', async (how) => {
      const other = await joined(site, owner, 'owner')
      const { id, secret } = await program(site, other, { lifetime: 'unlimited' })
      expect((await queue(secret)).status).toBe(200)
      await owner.browser.call(`staff.${how}`, { id: other.id, role: 'agent' })
      await expectInvalid(secret)
      expect((await listed(id))?.state).toBe('revoked')
    })
  })

  describe('stands in the Authorization header', () => {
    it.each(['Bearer', 'Bearer ', `Basic ${wrong}`, wrong, `Token ${wrong}`])(
      'and nothing is read into %j',
      async (authorization) => {
        const browser = newBrowser(site, { headers: { authorization } })
        expect(await browser.rest('GET', '/api/desk/queue')).toMatchObject({
          status: 401,
          message: 'Please sign in.',
        })
      },
    )

    it.each([wrong, 'nwd_', 'x', 'a'.repeat(8_000), `${wrong} ${wrong}`, "' or true --"])(
      'and %s is none',
      async (secret) => expect((await queue(secret)).status).toBe(401),
    )

    it('and is taken instead of a cookie, even where it is wrong', async () => {
      const headers = { authorization: `Bearer ${wrong}` }
      const answer = await owner.browser.send('GET', '/api/desk/queue', undefined, headers)
      expect([answer.statusCode, answer.json().message]).toEqual([401, invalid])
      const { secret } = await program(site, owner)
      const other = { authorization: `bearer ${secret}` }
      expect((await owner.browser.send('GET', '/api/desk/me', undefined, other)).statusCode).toBe(403)
    })

    it('and in no line of the log, even where all is lost', async () => {
      const { browser, secret } = await program(site, owner)
      const ask = () => browser.rest('GET', '/api/desk/queue')
      expect((await withoutTable(site, 'api_tokens', ask)).status).toBe(500)
      expect(site.logged.join()).toContain('unexpected')
      expect(site.logged.join()).not.toContain(secret.slice(4))
      expect(site.logged.join()).not.toMatch(/authorization/i)
    })
  })
})

eachDatabase('Too many calls', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '0.05' })
  const owner = useOwner(site)

  it('with wrong API tokens are stopped by network, and no right one with them', async () => {
    const address = '10.99.0.1'
    const from = (secret: string) =>
      newBrowser(site, { address, headers: { authorization: `Bearer ${secret}` } }).rest(
        'GET',
        '/api/desk/queue',
      )
    for (let count = 0; count < 3; count += 1) expect((await from(wrong)).status).toBe(401)
    const { status, headers } = await from(wrong)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    const { secret } = await program(site, owner)
    expect((await from(secret)).status).toBe(200)
  })

  it('with one API token are stopped, and no other program with it', async () => {
    const { browser } = await program(site, owner)
    const other = await program(site, owner)
    const statuses = new Set<number>()
    for (let count = 0; count < 91; count += 1)
      statuses.add((await browser.rest('GET', '/api/desk/queue')).status)
    expect([...statuses]).toEqual([200, 429])
    expect((await other.browser.rest('GET', '/api/desk/queue')).status).toBe(200)
  })
})
