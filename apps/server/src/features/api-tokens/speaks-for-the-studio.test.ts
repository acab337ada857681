import { randomUUID } from 'node:crypto'
import { company } from '@northword/content/studio/company'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { expect, it } from 'vitest'
import { clientWithOrder, exported } from '../../testing/test-accounts.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { callByRest } from '../../testing/requests/test-rest.ts'
import { owned, program } from '../../testing/test-staff.ts'
import { noReport } from '../../testing/test-texts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Name of the program. No client may read it. */
const secretName = 'Zilverling'

const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })

it('A program speaks for the studio: no client reads its name, nor takes its acts for their own', async () => {
  const { browser: client, person, number } = await clientWithOrder(site, { note: 'Notes on the engine.' })
  const { browser } = await program(site, await owned(site), {
    name: secretName,
    scopes: [...tokenScopes],
  })
  const act = async (path: string, input: object = {}) => {
    const answer = await callByRest(browser, path, { number, ...input })
    expect([path, answer.status, answer.message]).toEqual([
      path,
      expect.toBeOneOf([200, 201, 204]),
      undefined,
    ])
    return answer.body
  }
  const key = () => ({ idempotencyKey: randomUUID() })
  const money = { cents: 5_000, receivedOn: '2026-11-20', method: 'card', ...key() }
  await act('payments.agreePrice', { cents: 5_000, reason: 'As we said', ...key() })
  await act('payments.recordPayment', money)
  const seen = async () => ({ version: (await act('desk.findCase'))['version'] })
  await act('desk.claimCase', await seen())
  await act('desk.releaseCase', await seen())
  await act('desk.claimCase', { ...(await seen()), hand: 'writer' })
  await act('desk.undoStep', await seen())
  await act('desk.claimCase', { ...(await seen()), hand: 'writer' })
  const draft = { piece: 1, text: 'Brakes squeal.', format: 'markdown', revision: 0 }
  const { revision } = await act('deliveries.saveDraft', draft)
  await act('desk.deliverText', { piece: 1, revision, note: '', report: noReport, ...key() })
  await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now())`)
  await act('desk.writeToClient', { text: 'It is there.', ...(await seen()), ...key() })
  const question = { piece: 1, version: 1, id: randomUUID(), passage: null, text: 'Is it so?' }
  await act('reviews.keepStudioComment', question)
  await act('desk.askClient', { piece: 1, ids: [question.id] })
  await site.rows(`update text_comments set shown_at = date_trunc('milliseconds', now())`)
  const mistaken = await act('payments.recordPayment', { ...money, ...key(), cents: 700 })
  const { id: entryId } = mistaken['entry'] as { id: string }
  await act('payments.reverseEntry', { entryId, reason: 'Another order’s', ...key() })
  await act('desk.moveCase', { ...(await seen()), to: 'Cancelled', reason: 'As they asked' })
  await act('payments.keepShare', { cents: 1_000, reason: 'For the work done', ...key() })
  const refund = { cents: 4_000, sentOn: '2026-11-20', method: 'card', reason: 'Not used' }
  await act('payments.refund', { ...refund, ...key() })

  const place = { number, piece: 1, version: 1 }
  const read = [
    await client.ask('orders.find', { number }),
    await client.ask('deliveries.list', { number }),
    await client.ask('deliveries.read', place),
    await client.ask('conversation.list', { number }),
    await client.ask('reviews.find', { number }),
    await client.ask('payments.ofOrder', { number }),
  ]
  expect(read.map(({ status }) => status)).toEqual(read.map(() => 200))
  const mails = await site.rows(`select subject, body from mails where "to"->>'address' = '${person.email}'`)
  const told = JSON.stringify([read.map(({ body }) => body), mails, await exported(client)])
  expect(told).not.toMatch(new RegExp(`${secretName}|token `))
  expect(told).toContain(`"by":"${company.brand}"`)
  const { events } = (read[0]?.body ?? {}) as { events: { actor: string; to: string }[] }
  expect(events.map(({ actor, to }) => [to, actor])).toEqual([
    ['Pending Contact', 'client'],
    ['Awaiting Payment', 'studio'],
    ['Paid', 'studio'],
    ['In Production', 'studio'],
    ['Paid', 'studio'],
    ['In Production', 'studio'],
    ['Cancelled', 'studio'],
  ])
})
