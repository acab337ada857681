import { type UndoableKind, undoableKinds } from '@northword/contract/desk/desk'
import { beforeAll, expect, it } from 'vitest'
import { guestOrder, somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { callByRest } from '../../testing/requests/test-rest.ts'
import { program, useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const tooLate = {
  status: 409,
  message: 'This can no longer be undone: something else has happened since, or too long ago.',
}

eachDatabase('A step of a program', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  let robot: Browser
  let namesake: Browser
  beforeAll(async () => {
    const scopes = ['desk:write', 'cases:take', 'cases:undo'] as const
    const made = async () => (await program(site, owner, { name: 'Router', scopes: [...scopes] })).browser
    robot = await made()
    namesake = await made()
  })

  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  const undo = (by: Browser, number: string, version = 1) =>
    callByRest(by, 'desk.undoStep', { number, version })
  const standing = async (number: string) => {
    const { body } = await owner.browser.ask('desk.findCase', { number })
    const { status } = body['order'] as { status: string }
    return [status, body['claimedBy'], body['laterUntil']]
  }

  const steps: Record<UndoableKind, [path: string, input: () => object]> = {
    claim: ['desk.claimCase', () => ({})],
    release: ['desk.releaseCase', () => ({})],
    later: ['desk.putOff', () => ({ until: inAnHour() })],
    call: ['desk.logCall', () => ({ outcome: 'call back', text: '', until: inAnHour() })],
    move: ['desk.moveCase', () => ({ to: 'Cancelled', reason: 'Asked by phone' })],
  }

  async function taken(kind: UndoableKind, by = robot) {
    const number = await guestOrder(site)
    const before = await standing(number)
    const [path, input] = steps[kind]
    expect((await callByRest(by, path, { number, version: 0, ...input() })).status).toBe(204)
    return { number, before }
  }

  it.each(undoableKinds)('is taken back by that program alone, once: %s', async (kind) => {
    const { number, before } = await taken(kind)
    expect(await undo(namesake, number)).toMatchObject(tooLate)
    expect(await owner.browser.call('desk.undoStep', { number, version: 1 })).toMatchObject(tooLate)
    expect((await undo(robot, number)).status).toBe(204)
    expect(await standing(number)).toEqual(before)
    expect(await undo(robot, number, 2)).toMatchObject(tooLate)
  })

  it('is not taken back after ten minutes, or after a step of somebody else', async () => {
    const { number } = await taken('later')
    await owner.browser.call('desk.claimCase', { number, version: 1 })
    expect(await undo(robot, number, 2)).toMatchObject(tooLate)
    const late = await taken('later')
    await site.rows(
      `update desk_states set last_step = jsonb_set(last_step, '{at}', '"2026-01-01T00:00:00.000Z"')`,
    )
    expect(await undo(robot, late.number)).toMatchObject(tooLate)
  })

  it('is no member’s to take back, nor a member’s the program’s', async () => {
    const number = await guestOrder(site)
    await owner.browser.call('desk.claimCase', { number, version: 0 })
    expect(await undo(robot, number)).toMatchObject(tooLate)
    expect((await owner.browser.call('desk.undoStep', { number, version: 1 })).status).toBe(200)
  })

  it('stays once its token is revoked', async () => {
    const fleeting = await program(site, owner, { scopes: ['cases:take', 'cases:undo'] })
    const { number } = await taken('claim', fleeting.browser)
    await owner.browser.call('tokens.revoke', { id: fleeting.id })
    expect((await undo(fleeting.browser, number)).status).toBe(401)
    expect((await standing(number))[1]).toMatchObject({ name: 'Olivia Owner' })
  })

  it('that settled a message is taken back by no other program, even of the same name', async () => {
    const { email } = somebody()
    await newBrowser(site).call('contact.sendMessage', { name: 'Mia', email, message: 'A question' })
    const [row] = await site.rows('select id from contact_messages')
    const message = { id: row?.['id'] }
    expect((await callByRest(robot, 'desk.settleMessage', message)).status).toBe(204)
    expect(await callByRest(namesake, 'desk.reopenMessage', message)).toMatchObject(tooLate)
    expect((await callByRest(robot, 'desk.reopenMessage', message)).status).toBe(204)
  })
})
