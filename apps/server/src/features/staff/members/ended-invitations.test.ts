import { firstOf } from '@northword/rig/first-of'
import { type StaffRole, staffRoles } from '@northword/contract/people/staff'
import type { StaffView } from '@northword/contract/people/staff-view'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { making, mintedSecret } from '../../../testing/test-links.ts'
import { callByRest } from '../../../testing/requests/test-rest.ts'
import { colleague, type Colleague, joined, secretOf, useOwner } from '../../../testing/test-staff.ts'
import { createPasswords } from '../../auth/proof/passwords.ts'
import { mintMailed } from '../../links/mint-link.ts'
import { invitationPurpose, resetPurpose } from '../staff-mails.ts'
import { resetMember } from './reset-member.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const expired = 'This link has expired or was used before. Please ask for a new one.'

const passwords = createPasswords({ cost: { memoryCost: 1_024, timeCost: 2, parallelism: 1 } })

eachDatabase('An invitation', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { passwords })
  const owner = useOwner(site)

  type Invited = Awaited<ReturnType<typeof invited>>
  const idIn = ({ body }: Answer) => (body['member'] as StaffView).id
  const come = (path: string, token: string) =>
    newBrowser(site).call(path, { token, password: colleague().password })

  async function invited(role: StaffRole, by: Pick<Colleague, 'browser'> = owner) {
    const person = colleague()
    const answer = await by.browser.call('staff.invite', { ...person, role })
    const subjectId = idIn(answer)
    return {
      person,
      id: subjectId,
      copied: secretOf(String(answer.body['link'])),
      mailed: await site.linkTo(person.email),
      reset: await mintedSecret(site, { purpose: resetPurpose, subjectId }),
      writtenAt: new Date(),
    }
  }

  /** Ways to lose the right to invite. */
  const losses: Record<string, (inviter: Colleague) => Promise<unknown>> = {
    'leaves the desk': ({ id }) => owner.browser.call('staff.end', { id }),
    'becomes an agent': ({ id }) => owner.browser.call('staff.changeRole', { id, role: 'agent' }),
    'is reset by the operator': ({ person }) =>
      resetMember(
        { em: site.database.orm.em.fork(), passwords, links: making },
        person.email,
        async () => {},
      ),
    'becomes a writer': ({ id }) => owner.browser.call('staff.changeRole', { id, role: 'writer' }),
  }

  firstOf(Object.entries(losses), 3)(
    'of an owner who %s ends with their rights, and with no others',
    async (_, lose) => {
      const inviter = await joined(site, owner, 'owner')
      const [theirs, another] = [await invited('owner', inviter), await invited('owner')]
      await lose(inviter)
      for (const token of [theirs.copied, theirs.mailed])
        expect(await come('staff.join', token)).toMatchObject({ status: 400, message: expired })
      expect(await mailedLater(theirs.id, theirs.writtenAt)).not.toContain('token=')
      expect((await come('staff.join', another.mailed)).status).toBe(200)
      const again = await owner.browser.call('staff.invite', { ...theirs.person, role: 'agent' })
      expect((await come('staff.join', secretOf(String(again.body['link'])))).status).toBe(200)
    },
  )

  const mailedLater = (subjectId: string, writtenAt: Date) =>
    mintMailed(
      site.database.orm.em.fork(),
      making,
      { purpose: invitationPurpose, subjectId },
      { emailKey: '', writtenAt },
    )

  const change = ({ id }: Invited, role: StaffRole) => owner.browser.call('staff.changeRole', { id, role })
  const ways: Record<string, (member: Invited, role: StaffRole) => Promise<Answer>> = {
    'their role is changed': change,
    'their role is changed by REST': ({ id }, role) =>
      callByRest(owner.browser, 'staff.changeRole', { id, role }),
    'they are invited again': ({ person }, role) => owner.browser.call('staff.invite', { ...person, role }),
    'they are ended, and invited again': async ({ id, person }, role) => {
      await owner.browser.call('staff.end', { id })
      return owner.browser.call('staff.invite', { ...person, role })
    },
  }
  const everyChange = staffRoles.flatMap((from) =>
    staffRoles.flatMap((to) =>
      Object.keys(ways)
        .filter((way) => from !== to || !way.includes('role'))
        .map((way) => ({ from, to, way })),
    ),
  )

  // From each role and to each, and each way once.
  const isQuick = ({ from, to, way }: (typeof everyChange)[number]) =>
    (from === 'agent' && to === 'owner') ||
    (way === 'their role is changed' && ['owner writer', 'writer agent'].includes(`${from} ${to}`))

  firstOf(everyChange, isQuick)('to be $from ends where $way: $to', async ({ from, to, way }) => {
    const member = await invited(from)
    const answer = await ways[way]?.(member, to)
    expect(answer).toMatchObject({ status: 200, body: { member: { role: to } } })
    const { copied, mailed, reset, id, writtenAt } = member
    const links = { 'staff.join': [copied, mailed], 'staff.comeBack': [reset] }
    for (const [path, tokens] of Object.entries(links))
      for (const token of tokens)
        expect(await come(path, token)).toMatchObject({ status: 400, message: expired })
    expect(await mailedLater(id, writtenAt)).toBe('/desk/join')

    const again = await owner.browser.call('staff.invite', { ...member.person, role: to })
    expect(idIn(again)).toBe(id)
    expect(secretOf(await mailedLater(id, new Date()))).not.toBe('')
    const joining = await come('staff.join', secretOf(String(again.body['link'])))
    expect(joining).toMatchObject({ status: 200, body: { member: { role: to } } })
  })

  firstOf(staffRoles)('is said to have ended where somebody is no longer to be %s', async (from) => {
    for (const to of staffRoles) {
      const answer = await change(await invited(from), to)
      expect([to, answer.body['isInvitationEnded']]).toEqual([to, from !== to])
    }
    const { copied, id, person } = await invited(from)
    await come('staff.join', copied)
    const other = staffRoles.find((role) => role !== from) ?? from
    const changed = await owner.browser.call('staff.changeRole', { id, role: other })
    expect(changed.body).toMatchObject({ isInvitationEnded: false, member: { email: person.email } })
  })

  it('stays good where nothing changes', async () => {
    const member = await invited('writer')
    await change(member, 'writer')
    expect((await come('staff.join', member.mailed)).status).toBe(200)
  })

  describe('that is just taken up', () => {
    it('makes nobody what they are made meanwhile', async () => {
      const member = await invited('writer')
      const { hash } = passwords
      const hashing = Promise.withResolvers<void>()
      const changed = Promise.withResolvers<void>()
      vi.spyOn(passwords, 'hash').mockImplementationOnce(async (...given) => {
        hashing.resolve()
        await changed.promise
        return hash(...given)
      })
      const joining = come('staff.join', member.copied)
      await hashing.promise
      expect((await change(member, 'owner')).status).toBe(200)
      changed.resolve()
      expect(await joining).toMatchObject({ status: 400, message: expired })
    })
  })
})
