import { beforeTests } from '@northword/rig/during-tests'
import { describe, expect, it } from 'vitest'
import { placed, somebody, verified } from '../../testing/test-accounts.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { procedureFields } from '../../testing/requests/test-fields.ts'
import { rightFor, visitorsInput } from '../../testing/requests/test-inputs.ts'
import { callByRest, restPaths } from '../../testing/requests/test-rest.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { setStatus } from '../../testing/test-orders.ts'

/** Other values that a call may send, and the order state it needs. */
interface Call {
  others: Record<string, unknown>
  status?: string
}

const calls: Record<string, Call> = {
  'contact.sendMessage': { others: { name: 'Eve', email: 'eve@evil.example', message: 'Another' } },
  'conversation.sayPaid': { others: {} },
  'conversation.write': { others: { text: 'Something else' } },
  'desk.addNote': { others: { text: 'Another' } },
  'desk.deliverText': {
    others: { piece: 2, revision: 7, note: 'Another', report: { kind: 'none', reason: 'Another' } },
    status: 'In Production',
  },
  'desk.logCall': {
    others: { outcome: 'no answer', text: 'Another', until: new Date(Date.now() + 7_200_000).toISOString() },
  },
  'desk.writeToClient': { others: { text: 'Something else' } },
  'orders.place': {
    others: { sku: 'PS-180', fullName: 'Eve', email: 'eve@evil.example', phone: '2', note: 'Another' },
  },
  'reviews.submitRound': { others: { piece: 2, agreedCents: 3_500 }, status: 'Delivered' },
  'payments.agreePrice': { others: { cents: 200, reason: 'Another' } },
  'payments.keepShare': { others: { cents: 200, reason: 'Another' }, status: 'Cancelled' },
  'payments.recordPayment': {
    others: { cents: 200, receivedOn: '2026-11-19', method: 'paypal', reference: 'Another' },
  },
  'payments.refund': {
    others: { cents: 200, sentOn: '2026-11-19', method: 'paypal', reference: 'Another', reason: 'Another' },
  },
  'payments.requestPayment': { others: { cents: 200, way: 'paypal', reference: 'Another' } },
  'payments.reverseEntry': { others: { reason: 'Another' } },
}

describe('A key that is used again', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })
  const { browser: owner } = useOwner(site)
  const client = beforeTests(() => verified(site))

  async function commentedOn(number: string) {
    await setStatus(site, number, 'In Production')
    await owner.call('deliveries.saveDraft', rightFor(number))
    await owner.call('desk.deliverText', { ...rightFor(number), revision: 1 })
    await owner.call('deliveries.saveDraft', { ...rightFor(number), revision: 1 })
    await client.browser.call('reviews.keepComment', { ...rightFor(number), version: 1 })
  }

  /** An order with a payment. `isWritten`: also with a text, a draft and a comment. */
  async function paidInPart(status = 'Awaiting Payment', isWritten = false) {
    const number = await placed(client.browser, client.person.email)
    await owner.call('payments.agreePrice', { ...rightFor(number), cents: 9_000 })
    const { body } = await owner.call('payments.recordPayment', { ...rightFor(number), cents: 1_000 })
    if (isWritten) await commentedOn(number)
    await setStatus(site, number, status)
    return { number, entryId: (body['entry'] as { id: string }).id }
  }

  it('is asked for by these', () => {
    const keyed = [...procedureFields].filter(([, fields]) =>
      fields.some(({ name }) => name === 'idempotencyKey'),
    )
    expect(Object.keys(calls).toSorted()).toEqual(keyed.map(([path]) => path).toSorted())
  })

  /** Without links, which mails get as they leave. */
  const state = async () => (await stateOf(site)).filter(([table]) => table !== 'tokens')

  async function inputsOf(path: string, call: Call) {
    const isOfTexts = path === 'desk.deliverText' || path.startsWith('reviews.')
    const { number, entryId } = await paidInPart(call.status, isOfTexts)
    // Message keys are unique per order.
    const other = path.startsWith('payments.') ? await paidInPart() : undefined
    const others = {
      ...call.others,
      ...(other && { number: other.number }),
      ...(path === 'payments.reverseEntry' && { entryId: other?.entryId }),
    }
    // Revision of the draft that was saved twice.
    const changed = { entryId, email: somebody().email, note: '', revision: 2 }
    const input = { ...rightFor(number), ...visitorsInput, ...changed }
    const browser = /^(payments|desk)\./.test(path) ? owner : client.browser
    return { path, browser, input, others }
  }

  async function refusalsOf({ path, browser, input, others }: Awaited<ReturnType<typeof inputsOf>>) {
    const refusals: unknown[] = []
    for (const [field, value] of Object.entries(others)) {
      const changed = { ...input, [field]: value }
      const answers = [await browser.call(path, changed)]
      if (restPaths.has(path)) answers.push(await callByRest(browser, path, changed))
      for (const { status, message } of answers) refusals.push([path, field, status, message])
    }
    return refusals
  }

  it('does once what is the same, and refuses the rest', async () => {
    const all: Awaited<ReturnType<typeof inputsOf>>[] = []
    for (const [path, call] of Object.entries(calls)) all.push(await inputsOf(path, call))
    const statusesOf = async () => {
      const statuses: unknown[] = []
      for (const { path, browser, input } of all)
        statuses.push([path, (await browser.call(path, input)).status])
      return statuses
    }
    const done = all.map(({ path }) => [path, 200])
    expect(await statusesOf()).toEqual(done)
    const before = await state()
    expect(await statusesOf()).toEqual(done)
    for (const one of all)
      for (const refusal of await refusalsOf(one))
        expect(refusal).toEqual([one.path, expect.anything(), 422, expect.stringMatching(/^[A-Z].+\.$/)])
    expect(await state()).toEqual(before)
  })
})
