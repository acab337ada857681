import { firstOf } from '@northword/rig/first-of'
import { type StaffRole, staffRoles } from '@northword/contract/people/staff'
import { describe, expect, it } from 'vitest'
import { registered } from '../../testing/test-accounts.ts'
import { newBrowser, statusesOf } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import {
  atDesk,
  colleague,
  type Colleague,
  joined,
  letProofsAge,
  secretOf,
  useOwner,
  withSecondFactor,
} from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const expired = 'This link has expired or was used before. Please ask for a new one.'
const lastOwner = { status: 409, message: 'The desk needs an owner: make somebody else one first.' }

eachDatabase('The people of the desk', (open) => {
  const site = useTestApp(open)
  let owner = useOwner(site)

  const invite = (person: { name: string; email: string }, role = 'writer') =>
    owner.browser.call('staff.invite', { ...person, role })
  const linkOf = ({ body }: { body: Record<string, unknown> }) => String(body['link'])
  const join = (token: string, password: string) => newBrowser(site).call('staff.join', { token, password })
  const listed = async (email: string) => {
    const { members } = (await owner.browser.ask('staff.list')).body as { members: { email: string }[] }
    return members.find((one) => one.email === email)
  }

  describe('are invited', () => {
    it('by a mail, which repeats nothing that was typed, and by the same link to copy', async () => {
      const person = colleague({ name: 'Buy cheap pills' })
      const invitation = await invite(person)
      expect(invitation.body).toEqual({
        isMailed: false,
        member: {
          id: expect.any(String),
          name: person.name,
          email: person.email,
          role: 'writer',
          mayPublish: false,
          hasSecondFactor: false,
        },
        link: expect.stringMatching(/^http:\/\/localhost:3000\/desk\/join\?token=[\w-]{43}$/),
      })
      expect(await listed(person.email)).toMatchObject({ state: 'invited', role: 'writer' })
      const mailed = await site.linkTo(person.email)
      expect(mailed).not.toBe(secretOf(linkOf(invitation)))
      const [mail] = await site.rows(
        `select kind, mails::text as text from mails where "to"->>'address' = '${person.email}'`,
      )
      expect(mail?.['kind']).toBe('staff-invitation')
      expect(mail?.['text']).not.toContain(person.name)
      expect((await join(mailed, person.password)).status).toBe(200)
      expect(await listed(person.email)).toMatchObject({ state: 'active' })
      // The other link ended with it.
      expect((await join(secretOf(linkOf(invitation)), person.password)).message).toBe(expired)
    })

    it('for seven days', async () => {
      const person = colleague()
      const token = secretOf(linkOf(await invite(person)))
      const [left] = await site.rows(
        `select round(extract(epoch from max(expires_at) - now()) / 3600)::int as hours from tokens
          where purpose = 'staff-invitation'`,
      )
      expect(left).toEqual({ hours: 7 * 24 })
      await site.rows(
        `update tokens set expires_at = now() - interval '1 second' where purpose = 'staff-invitation'`,
      )
      expect((await join(token, person.password)).message).toBe(expired)
    })

    it('and are signed in as they join, once, also where they press twice at the same moment', async () => {
      const person = colleague()
      const token = secretOf(linkOf(await invite(person, 'agent')))
      const browsers = [newBrowser(site), newBrowser(site)]
      const answers = await Promise.all(
        browsers.map((browser) => browser.call('staff.join', { token, password: person.password })),
      )
      expect(statusesOf(answers)).toEqual([200, 400])
      const winner = browsers[answers.findIndex(({ status }) => status === 200)]
      expect((await winner?.ask('staff.me'))?.body).toMatchObject({ member: { role: 'agent' } })
    })

    it('and let nobody in before they join', async () => {
      const person = colleague()
      await invite(person)
      expect((await newBrowser(site).call('staff.signIn', person)).status).toBe(401)
    })

    it('with a password that is long enough', async () => {
      const token = secretOf(linkOf(await invite(colleague())))
      expect((await join(token, 'too short')).message).toBe('Password must be at least 12 characters long.')
    })

    it('again, in another role, while they have not joined', async () => {
      const person = colleague()
      const first = secretOf(linkOf(await invite(person)))
      const again = await invite({ ...person, name: 'Another Name' }, 'agent')
      expect(again.body['member']).toMatchObject({ name: 'Another Name', role: 'agent' })
      expect((await join(first, person.password)).message).toBe(expired)
      const joining = await join(secretOf(linkOf(again)), person.password)
      expect(joining.body['member']).toMatchObject({ role: 'agent' })
      const late = await invite({ ...person, email: person.email.toUpperCase() })
      expect([late.status, late.message]).toEqual([409, 'Somebody with this email is at the desk already.'])
    })

    it('also where a client has the address, who stays a client', async () => {
      const client = await registered(site, colleague())
      const { id } = await joined(site, owner, 'writer', client.person)
      expect(id).not.toBe(client.id)
      expect((await client.browser.ask('auth.me')).status).toBe(200)
      expect((await client.browser.ask('staff.me')).status).toBe(401)
    })
  })

  describe('have a role', () => {
    it('that an owner changes, and that counts at once', async () => {
      const { browser, id, person } = await joined(site, owner, 'writer')
      expect((await browser.ask('staff.list')).status).toBe(403)
      const changed = await owner.browser.call('staff.changeRole', { id, role: 'owner' })
      expect(changed.body['member']).toMatchObject({ id, role: 'owner', email: person.email })
      expect((await browser.ask('staff.list')).status).toBe(200)
      await owner.browser.call('staff.changeRole', { id, role: 'agent' })
      expect((await browser.ask('staff.list')).status).toBe(401)
      const agent = await atDesk(site, person)
      expect((await agent.ask('staff.list')).status).toBe(403)
    })

    it('that is one of three', async () => {
      const { id } = await joined(site, owner, 'writer')
      const answer = await owner.browser.call('staff.changeRole', { id, role: 'king' })
      expect([answer.status, answer.message]).toEqual([
        400,
        'Choose what they may do: owner, agent or writer.',
      ])
    })

    it('and nobody else has one', async () => {
      const nobody = { id: crypto.randomUUID(), role: 'agent', mayPublish: true }
      for (const path of ['staff.changeRole', 'staff.letPublish', 'staff.end'])
        expect(await owner.browser.call(path, nobody)).toMatchObject({
          status: 404,
          message: 'There is nobody by this name at the desk.',
        })
    })
  })

  describe('may publish', () => {
    const letPublish = (id: string, mayPublish: boolean) =>
      owner.browser.call('staff.letPublish', { id, mayPublish })
    const editor = (role: StaffRole) => joined(site, owner, role, colleague(), { mayPublish: true })
    const publishes = async ({ person }: Colleague) =>
      Object(await listed(person.email))['mayPublish'] as boolean

    it('if an owner says so, when they are invited or later, and until an owner says otherwise', async () => {
      const writer = await joined(site, owner, 'writer')
      expect(await publishes(writer)).toBe(false)
      for (const isGiven of [true, false, true]) {
        const { body } = await letPublish(writer.id, isGiven)
        expect(body['member']).toMatchObject({ id: writer.id, mayPublish: isGiven })
        expect((await writer.browser.ask('staff.me')).body['member']).toMatchObject({ mayPublish: isGiven })
        expect(await publishes(writer)).toBe(isGiven)
      }
      expect(await publishes(await editor('agent'))).toBe(true)
      expect((await letPublish(writer.id, Object('yes'))).issues).toEqual([
        { path: 'mayPublish', message: 'Say whether they may publish the site.' },
      ])
    })

    it('where they are invited, too', async () => {
      const { body } = await invite(colleague())
      const { id } = body['member'] as { id: string }
      expect((await letPublish(id, true)).body['member']).toMatchObject({ mayPublish: true })
    })

    it('as owners, whatever is said', async () => {
      const second = await joined(site, owner, 'owner')
      for (const isGiven of [true, false])
        expect((await letPublish(second.id, isGiven)).body['member']).toMatchObject({ mayPublish: true })
      await owner.browser.call('staff.end', { id: second.id })
    })

    firstOf(
      staffRoles.flatMap((from) => staffRoles.map((to) => ({ from, to }))),
      ({ from, to }) => from !== to,
    )('no longer where a lesser role is given to $from: $to', async ({ from, to }) => {
      const member = await editor(from)
      await owner.browser.call('staff.changeRole', { id: member.id, role: to })
      expect(await publishes(member)).toBe(staffRoles.indexOf(to) <= staffRoles.indexOf(from))
      await owner.browser.call('staff.changeRole', { id: member.id, role: 'owner' })
      await owner.browser.call('staff.changeRole', { id: member.id, role: 'agent' })
      expect(await publishes(member)).toBe(false)
    })

    it('no longer once they left, and again only if they are invited so', async () => {
      const { person, id } = await editor('agent')
      await owner.browser.call('staff.end', { id })
      expect(await listed(person.email)).toMatchObject({ state: 'ended', mayPublish: false })
      expect((await letPublish(id, true)).status).toBe(404)
      for (const rights of [{}, { mayPublish: true }, {}, { mayPublish: false }]) {
        const invited = await owner.browser.call('staff.invite', { ...person, role: 'agent', ...rights })
        expect(invited.body['member']).toMatchObject({ id, mayPublish: rights.mayPublish ?? false })
      }
    })
  })

  describe('end', () => {
    it('at once: no session, password, code or link of theirs is good', async () => {
      const writer = await joined(site, owner, 'writer')
      const { recoveryCodes } = await withSecondFactor(writer)
      const other = await atDesk(site, writer.person, recoveryCodes[0])
      expect((await other.ask('staff.me')).status).toBe(200)
      expect((await owner.browser.call('staff.end', { id: writer.id })).status).toBe(200)
      for (const browser of [writer.browser, other]) expect((await browser.ask('staff.me')).status).toBe(401)
      const answer = await newBrowser(site).call('staff.signIn', { ...writer.person, code: recoveryCodes[1] })
      expect(answer.message).toBe('Invalid email or password.')
      expect(await listed(writer.person.email)).toMatchObject({ state: 'ended', hasSecondFactor: false })
      expect((await owner.browser.call('staff.end', { id: writer.id })).status).toBe(404)
    })

    it('with their invitation', async () => {
      const person = colleague()
      const { body } = await invite(person)
      const { id } = body['member'] as { id: string }
      const mailed = await site.linkTo(person.email)
      await owner.browser.call('staff.end', { id })
      expect((await join(secretOf(String(body['link'])), person.password)).message).toBe(expired)
      expect((await join(mailed, person.password)).message).toBe(expired)
    })

    it('and may come back by a new invitation, with nothing of before but their name', async () => {
      const writer = await joined(site, owner, 'writer')
      await withSecondFactor(writer)
      await owner.browser.call('staff.end', { id: writer.id })
      const person = { ...writer.person, password: 'something else now' }
      const back = await joined(site, owner, 'agent', person)
      expect(back.id).toBe(writer.id)
      expect((await writer.browser.ask('staff.me')).status).toBe(401)
      expect((await newBrowser(site).call('staff.signIn', writer.person)).status).toBe(401)
      expect((await newBrowser(site).call('staff.signIn', person)).status).toBe(200)
    })

    it('never leave the desk without an owner', async () => {
      const { id } = owner
      // An invited owner does not count.
      await invite(colleague(), 'owner')
      expect(await owner.browser.call('staff.end', { id })).toMatchObject(lastOwner)
      expect(await owner.browser.call('staff.changeRole', { id, role: 'writer' })).toMatchObject(lastOwner)
      const second = await joined(site, owner, 'owner')
      const answers = await Promise.all([
        owner.browser.call('staff.end', { id: second.id }),
        second.browser.call('staff.changeRole', { id, role: 'agent' }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const owners = await site.rows(
        `select id from staff_members where role = 'owner' and ended_at is null and joined_at is not null`,
      )
      expect(owners).toHaveLength(1)
      if (owners[0]?.['id'] === second.id) owner = second
    })
  })

  it('change their password, which ends every other session', async () => {
    const agent = await joined(site, owner, 'agent')
    const other = await atDesk(site, agent.person)
    const change = (currentPassword: string, password: string) =>
      agent.browser.call('staff.changePassword', { currentPassword, password })
    expect(await change('a guess', 'another long one')).toMatchObject({
      status: 400,
      issues: [{ path: 'currentPassword', message: 'This password is not correct.' }],
    })
    expect((await change(agent.person.password, 'short')).status).toBe(400)
    expect((await change(agent.person.password, 'another long one')).status).toBe(200)
    expect((await other.ask('staff.me')).status).toBe(401)
    expect((await agent.browser.ask('staff.me')).status).toBe(200)
    expect((await newBrowser(site).call('staff.signIn', agent.person)).status).toBe(401)
    const changed = { ...agent.person, password: 'another long one' }
    expect((await newBrowser(site).call('staff.signIn', changed)).status).toBe(200)
  })

  it('are changed only by an owner who has just proven who they are', async () => {
    const writer = await joined(site, owner, 'writer')
    await letProofsAge(site)
    const steps = (): [string, unknown][] => [
      ['staff.invite', { ...colleague(), role: 'owner' }],
      ['staff.changeRole', { id: writer.id, role: 'agent' }],
      ['staff.letPublish', { id: writer.id, mayPublish: true }],
      ['staff.demandSecondFactor', { demanded: false }],
      ['staff.end', { id: writer.id }],
    ]
    for (const [path, input] of steps())
      expect([path, (await owner.browser.call(path, input)).status]).toEqual([path, 428])
    expect((await owner.browser.ask('staff.me')).body).toMatchObject({ isFresh: false })
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
    for (const [path, input] of steps())
      expect([path, (await owner.browser.call(path, input)).status]).toEqual([path, 200])
  })
})
