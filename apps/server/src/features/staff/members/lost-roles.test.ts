import { failures } from '@northword/content/operate/failures'
import { firstOf } from '@northword/rig/first-of'
import { beforeAll, describe, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { doorkeeping } from '../../../testing/doorkeeping.ts'
import { making } from '../../../testing/test-links.ts'
import { callByRest, restPaths } from '../../../testing/requests/test-rest.ts'
import { colleague, type Colleague, joined, program, useOwner } from '../../../testing/test-staff.ts'
import { guestWithOrder } from '../../../testing/test-accounts.ts'
import { mailThatIs } from '../../../testing/test-mails.ts'
import { stateOf } from '../../../testing/databases/test-state.ts'
import { endpointOf } from '../../../testing/test-webhooks.ts'
import { createPasswords } from '../../auth/proof/passwords.ts'
import { resetMember } from './reset-member.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

type Ids = Record<'endpoint' | 'writer' | 'order' | 'mail', string>

const acts: Record<string, (ids: Ids) => object> = {
  'webhooks.add': () => ({ url: 'https://93.184.215.14/', events: ['order.placed'] }),
  'webhooks.rotateSecret': ({ endpoint }) => ({ id: endpoint }),
  'tokens.create': () => ({ name: 'Mine', role: 'agent', scopes: ['desk:read'], lifetime: 'month' }),
  'staff.invite': () => ({ ...colleague(), role: 'owner' }),
  'staff.changeRole': ({ writer }) => ({ id: writer, role: 'owner' }),
  'staff.letPublish': ({ writer }) => ({ id: writer, mayPublish: true }),
  'staff.end': ({ writer }) => ({ id: writer }),
  'orderLinks.copy': ({ order }) => ({ number: order }),
  'desk.showLinks': ({ mail }) => ({ id: mail }),
}

eachDatabase('An owner who has just come through the door', (open) => {
  const { staffFound, meanwhile } = doorkeeping()
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { staffFound })
  const owner = useOwner(site)
  let ids: Ids
  beforeAll(async () => {
    const { number, email } = await guestWithOrder(site)
    ids = {
      endpoint: (await endpointOf(owner)).id,
      writer: (await joined(site, owner, 'writer')).id,
      order: number,
      mail: (await mailThatIs(site, email, 'kept')).id,
    }
  })

  const losses: Record<string, (member: Colleague) => Promise<unknown>> = {
    'becomes a writer': ({ id }) => owner.browser.call('staff.changeRole', { id, role: 'writer' }),
    'becomes an agent': ({ id }) => owner.browser.call('staff.changeRole', { id, role: 'agent' }),
    'leaves the desk': ({ id }) => owner.browser.call('staff.end', { id }),
    'is reset by the operator': ({ person }) => {
      const reset = { em: site.database.orm.em.fork(), passwords: createPasswords(), links: making }
      return resetMember(reset, person.email, async () => {})
    },
  }
  const programmed = Object.keys(acts)
    .filter((path) => path.startsWith('webhooks.'))
    .flatMap((path) => [...Object.keys(losses), 'revokes it'].map((loss) => ({ path, loss })))

  // Each loss and each act once.
  firstOf(programmed, 6)(
    'with a program, and $loss meanwhile: it is handed nothing by $path',
    async (one) => {
      const member = await joined(site, owner, 'owner')
      const { browser, id } = await program(site, member, { scopes: ['webhooks:write'] })
      const revoke = () => owner.browser.call('tokens.revoke', { id })
      let before: unknown
      const answer = await meanwhile(
        () => callByRest(browser, one.path, acts[one.path]?.(ids)),
        async () => {
          await (losses[one.loss] ?? revoke)(member)
          before = await stateOf(site)
        },
      )
      expect(answer).toMatchObject({ status: 401, message: failures.tokenInvalid })
      expect(await stateOf(site)).toEqual(before)
    },
  )

  const told = Object.keys(acts).flatMap((path) =>
    Object.keys(losses).flatMap((loss) =>
      (restPaths.has(path) ? ['tRPC', 'REST'] : ['tRPC']).map((door) => ({ path, loss, door })),
    ),
  )

  // Each act and each loss once, and each door.
  const isQuick = ({ path, loss, door }: (typeof told)[number]) =>
    door === 'tRPC'
      ? path === 'tokens.create' || loss === 'becomes a writer'
      : path === 'staff.invite' && loss === 'becomes a writer'

  firstOf(told, isQuick)(
    'and $loss meanwhile is handed nothing by $path through $door',
    async ({ path, loss, door }) => {
      const member = await joined(site, owner, 'owner')
      const input = acts[path]?.(ids) ?? {}
      let before: unknown
      const answer = await meanwhile(
        () => (door === 'REST' ? callByRest(member.browser, path, input) : member.browser.call(path, input)),
        async () => {
          await losses[loss]?.(member)
          before = await stateOf(site)
        },
      )
      expect(answer).toMatchObject({ status: 401, message: 'Please sign in.' })
      expect(await stateOf(site)).toEqual(before)
    },
  )

  describe('and stays one', () => {
    it.each(Object.keys(acts))('is let %s', async (path) => {
      const member = await joined(site, owner, 'owner')
      const input = acts[path]?.(ids) ?? {}
      const answer = await meanwhile(
        () => member.browser.call(path, input),
        async () => {},
      )
      expect(answer.status).toBe(200)
    })
  })
})
