import { randomUUID } from 'node:crypto'
import { deskCase } from '@northword/contract/desk/desk'
import { queuePage } from '@northword/contract/desk/desk-queue'
import { expect, it } from 'vitest'
import { placed, registered } from '../../../testing/test-accounts.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('An order that was put off', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const { browser: agent } = useMember(site, useOwner(site), 'agent')

  const caseOf = async (number: string) => deskCase.parse((await agent.ask('desk.findCase', { number })).body)
  const onCase = async (path: string, number: string, input: object = {}) =>
    (await agent.call(path, { number, version: (await caseOf(number)).version, ...input })).status
  const money = async (path: string, number: string, input: object = {}) =>
    (await agent.call(`payments.${path}`, { number, idempotencyKey: randomUUID(), ...input })).status
  const putOff = async (number: string) => {
    const until = new Date(Date.now() + 3_600_000).toISOString()
    expect(await onCase('desk.logCall', number, { outcome: 'call back', until })).toBe(200)
    expect((await caseOf(number)).laterUntil).toBe(until)
    return until
  }
  const isInQueue = async (number: string) =>
    queuePage.parse((await agent.ask('desk.queue', {})).body).duties.some((duty) => duty.number === number)
  const order = async () => {
    const { browser, person } = await registered(site)
    return placed(browser, person.email, { note: 'Notes on the engine.' })
  }
  const paid = { cents: 10_000, receivedOn: '2026-11-20', method: 'card' }

  it('is back once its client was reached, and put off again by an undo; not after a call without an answer', async () => {
    const number = await order()
    const until = await putOff(number)
    expect(await onCase('desk.logCall', number, { outcome: 'no answer' })).toBe(200)
    expect(await caseOf(number)).toMatchObject({ laterUntil: until })
    expect(await onCase('desk.logCall', number, { outcome: 'reached' })).toBe(200)
    expect([(await caseOf(number)).laterUntil, await isInQueue(number)]).toEqual([null, true])
    expect(await onCase('desk.undoStep', number)).toBe(200)
    expect((await caseOf(number)).laterUntil).toBe(until)
  })

  it('is back with each act on its money, and no undo of an earlier step hides it', async () => {
    const number = await order()
    await putOff(number)
    expect(await money('agreePrice', number, { cents: 10_000, reason: 'As we said' })).toBe(200)
    expect([(await caseOf(number)).laterUntil, await isInQueue(number)]).toEqual([null, true])

    await putOff(number)
    expect(await money('requestPayment', number, { way: 'paypal', link: '', reference: '' })).toBe(200)
    expect((await caseOf(number)).laterUntil).toBeNull()

    await putOff(number)
    expect(await onCase('desk.claimCase', number)).toBe(200)
    expect(await money('recordPayment', number, paid)).toBe(200)
    expect([(await caseOf(number)).laterUntil, await isInQueue(number)]).toEqual([null, true])
    expect(await onCase('desk.undoStep', number)).toBe(200)
    expect((await caseOf(number)).laterUntil).toBeNull()
  })

  it('is back when its terms let work begin', async () => {
    const number = await order()
    await money('agreePrice', number, { cents: 10_000, reason: 'As we said' })
    await putOff(number)
    expect(await onCase('desk.changeTerms', number, { terms: 'net30' })).toBe(200)
    expect([(await caseOf(number)).laterUntil, await isInQueue(number)]).toEqual([null, true])
  })
})
