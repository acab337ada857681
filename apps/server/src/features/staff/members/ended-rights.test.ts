import { type WebhookView, webhookList } from '@northword/contract/desk/webhooks'
import { describe, expect, it } from 'vitest'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { making, mintedSecret } from '../../../testing/test-links.ts'
import {
  carrying,
  colleague,
  type Colleague,
  joined,
  program,
  secretOf,
  useOwner,
} from '../../../testing/test-staff.ts'
import { createPasswords } from '../../auth/proof/passwords.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.ts'
import { resetMember } from './reset-member.ts'
import { invitationPurpose, resetPurpose } from '../staff-mails.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('What an owner held', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000', WEBHOOK_NETWORKS: '127.0.0.1/32' })
  const owner = useOwner(site)

  const endpoints = async () => webhookList.parse((await owner.browser.ask('webhooks.list')).body).webhooks
  const exposed = async (id: unknown) => (await endpoints()).find((one) => one.id === id)?.exposedAt
  const earlierExposed = async (id: unknown) =>
    (await endpoints()).find((one) => one.id === id)?.secondSecretExposedAt

  async function holder() {
    const member = await joined(site, owner, 'owner')
    const { secret } = await program(site, member, { lifetime: 'unlimited' })
    const added = await member.browser.call('webhooks.add', {
      url: 'http://127.0.0.1:9/',
      events: ['order.placed'],
    })
    const subjectId = member.id
    const links = {
      'staff.comeBack': await mintedSecret(site, { purpose: resetPurpose, subjectId }),
      'staff.join': await mintedSecret(site, { purpose: invitationPurpose, subjectId }),
    }
    const tokenStatus = async () => (await carrying(site, secret).rest('GET', '/api/desk/queue')).status
    const statuses = async () => {
      const password = colleague().password
      return [
        (await member.browser.ask('staff.me')).status,
        await tokenStatus(),
        ...(await Promise.all(
          Object.entries(links).map(
            async ([path, token]) => (await newBrowser(site).call(path, { token, password })).status,
          ),
        )),
      ]
    }
    const isTokenGood = async () => (await tokenStatus()) === 200
    return { ...member, endpoint: (added.body['webhook'] as WebhookView).id, statuses, isTokenGood }
  }

  const dead = [401, 401, 400, 400]

  const ways: Record<string, (member: Colleague) => Promise<unknown>> = {
    'leaves the desk': ({ id }) => owner.browser.call('staff.end', { id }),
    'becomes an agent': ({ id }) => owner.browser.call('staff.changeRole', { id, role: 'agent' }),
    'is reset by the operator': ({ person }) => {
      const { em } = site.database.orm
      const reset = { em: em.fork(), passwords: createPasswords(), links: making }
      return resetMember(reset, person.email, async () => {})
    },
  }

  describe.each(Object.entries(ways))('where their owner %s', (_, end) => {
    it('is good no more, and comes back with no role and no invitation', async () => {
      const member = await holder()
      expect(await member.isTokenGood()).toBe(true)
      expect(await exposed(member.endpoint)).toBeNull()
      await end(member)
      expect(await member.statuses()).toEqual(dead)
      expect(await exposed(member.endpoint)).not.toBeNull()
      await owner.browser.call('staff.changeRole', { id: member.id, role: 'owner' })
      expect(await member.isTokenGood()).toBe(false)
      await owner.browser.call('staff.end', { id: member.id })
      const { body } = await owner.browser.call('staff.invite', { ...member.person, role: 'owner' })
      expect(await member.isTokenGood()).toBe(false)
      const token = secretOf(String(body['link']))
      const { status } = await newBrowser(site).call('staff.join', {
        token,
        password: member.person.password,
      })
      expect([status, await member.isTokenGood()]).toEqual([200, false])
      expect(await exposed(member.endpoint)).not.toBeNull()
      await owner.browser.call('webhooks.rotateSecret', { id: member.endpoint })
      expect(await exposed(member.endpoint)).toBeNull()
      const known = await earlierExposed(member.endpoint)
      expect(known).toEqual(expect.any(String))
      await owner.browser.call('webhooks.rotateSecret', { id: member.endpoint })
      expect(await earlierExposed(member.endpoint)).toBe(known)
      await site.rows(`update webhook_endpoints set earlier_until = earlier_until - interval '24 hours'`)
      expect(await earlierExposed(member.endpoint)).toBeNull()
    })

    it('is said to be known while it signs beside a secret that they were not shown', async () => {
      const member = await holder()
      await owner.browser.call('webhooks.rotateSecret', { id: member.endpoint })
      const known = async () => [await exposed(member.endpoint), await earlierExposed(member.endpoint)]
      expect(await known()).toEqual([null, null])
      await end(member)
      expect(await known()).toEqual([null, expect.any(String)])
      await site.rows(`update webhook_endpoints set earlier_until = now() - interval '1 second'`)
      expect(await known()).toEqual([null, null])
    })
  })

  const unaware: Record<string, () => Promise<{ id: string }>> = {
    'an agent': () => joined(site, owner, 'agent'),
    'a writer': () => joined(site, owner, 'writer'),
    'an owner who never joined': async () => {
      const person = colleague()
      await owner.browser.call('staff.invite', { ...person, role: 'owner' })
      const { em } = site.database.orm
      return em.fork().findOneOrFail(StaffMember, { email: person.email })
    },
  }

  it.each(Object.entries(unaware))('is known to nobody else where %s leaves', async (_, come) => {
    const { id } = await come()
    const added = await owner.browser.call('webhooks.add', {
      url: 'http://127.0.0.1:9/',
      events: ['order.placed'],
    })
    const endpoint = (added.body['webhook'] as WebhookView).id
    // Endpoints older than the column do not name who was shown the secret.
    await owner.browser.call('webhooks.rotateSecret', { id: endpoint })
    const unknown = { secretMadeBy: null, earlierMadeBy: null }
    await site.database.orm.em.fork().nativeUpdate(WebhookEndpoint, { id: endpoint }, unknown)
    await owner.browser.call('staff.end', { id })
    expect([await exposed(endpoint), await earlierExposed(endpoint)]).toEqual([null, null])
  })
})
