import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { heldMails } from '@northword/contract/desk/desk-mails'
import { type UndoableKind, undoableKinds } from '@northword/contract/desk/desk'
import { type StaffRole, staffRoles } from '@northword/contract/people/staff'
import { expect, it } from 'vitest'
import { guestOrder } from '../../../testing/test-accounts.ts'
import type { Answer, Browser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { callByRest } from '../../../testing/requests/test-rest.ts'
import { atDesk, type Colleague, joined, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('Somebody who has another role by now', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { holdSeconds: 600 })
  const owner = useOwner(site)

  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  const doors: Record<string, (by: Browser, path: string, input: object) => Promise<Answer>> = {
    tRPC: (by, path, input) => by.call(path, input),
    REST: callByRest,
  }

  async function became<Done>(role: StaffRole, done: (member: Colleague) => Promise<Done>) {
    const member = await joined(site, owner, 'owner')
    const before = await done(member)
    await owner.browser.call('staff.changeRole', { id: member.id, role })
    return { before, browser: await atDesk(site, member.person), id: member.id }
  }

  const steps: Record<UndoableKind, [path: string, input: () => object]> = {
    claim: ['desk.claimCase', () => ({})],
    release: ['desk.releaseCase', () => ({})],
    later: ['desk.putOff', () => ({ until: inAnHour() })],
    call: ['desk.logCall', () => ({ outcome: 'call back', until: inAnHour() })],
    move: ['desk.moveCase', () => ({ to: 'Cancelled', reason: 'Asked by phone' })],
  }

  const told = staffRoles.flatMap((role) => undoableKinds.map((kind) => ({ role, kind })))

  // Writers may take no such step, and lose what is in their hand. Agents may take all of them, as owners may.
  const main = ['writer claim', 'writer move', 'agent claim']
  const isMain = ({ role, kind }: (typeof told)[number]) => main.includes(`${role} ${kind}`)

  firstOf(told, isMain)(
    'and is $role takes a step back, $kind, where they take such steps',
    async ({ role, kind }) => {
      const [path, input] = steps[kind]
      const take = async (by: Browser, number: string) =>
        (await by.call(path, { number, version: 0, ...input() })).status
      for (const undo of Object.values(doors)) {
        const number = await guestOrder(site)
        const { before, browser } = await became(role, (member) => take(member.browser, number))
        expect(before).toBe(200)
        const mayTake = (await take(browser, await guestOrder(site))) !== 403
        const undone = await undo(browser, 'desk.undoStep', { number, version: 1 })
        // A writer is no agent: the order was given back with the role.
        const isFreed = role === 'writer' && kind === 'claim'
        const refused = isFreed ? expect.stringContaining('gave it back') : 'You may not do this.'
        expect([undone.message, undone.status < 300]).toEqual(
          mayTake && !isFreed ? [undefined, true] : [refused, false],
        )
        const { body } = await browser.ask('desk.findCase', { number })
        expect(body['version']).toBe(mayTake ? 2 : 1)
      }
    },
  )

  it('and loses rights with it takes back no mail of theirs, which leaves', async () => {
    const number = await guestOrder(site)
    const letter = { number, text: 'Hello', idempotencyKey: randomUUID(), seen: null }
    const { before, browser, id } = await became('writer', (member) =>
      member.browser.call('desk.writeToClient', letter),
    )
    expect(before.status).toBe(200)
    const [mail] = await site.rows(`select id, status from mails where staff_id = '${id}'`)
    expect(heldMails.parse((await browser.ask('desk.heldMails')).body)).toEqual([])
    expect((await browser.call('desk.cancelMail', { id: mail?.['id'] })).status).toBe(409)
    expect(mail?.['status']).toBe('queued')
  })
})
