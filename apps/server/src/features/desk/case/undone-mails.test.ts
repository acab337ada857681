import { randomUUID } from 'node:crypto'
import { firstOf } from '@northword/rig/first-of'
import type { DeskCase, UndoableKind } from '@northword/contract/desk/desk'
import { expect, it } from 'vitest'
import { clientWithOrder, placed, somebody } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { actsOn, setStatus, statusOf } from '../../../testing/test-orders.ts'
import { hasText } from '../../../testing/test-texts.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import type { Step } from '../../orders/mails/step-mails.ts'

interface Taken {
  path: string
  input?: Record<string, string>
  /** State before the step. Default: Paid. */
  from?: string
  /** Sentence of the correction. Undefined: the client is not told of the step. */
  corrected?: RegExp
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

const moved = (to: Step, from: string, corrected: RegExp): Taken => ({
  path: 'desk.moveCase',
  input: { to, reason: 'As a file in an email' },
  from,
  corrected,
})

const moves: Record<Step, Taken> = {
  'In Production': moved('In Production', 'Paid', /No writer has begun/),
  Delivered: moved('Delivered', 'In Production', /not done yet/),
  Revision: moved('Revision', 'Delivered', /not making changes/),
  Completed: moved('Completed', 'Delivered', /not complete yet/),
  Cancelled: moved('Cancelled', 'Paid', /is not cancelled/),
}

const steps: Record<UndoableKind, Taken[]> = {
  claim: [
    { path: 'desk.claimCase', input: { hand: 'agent' } },
    { path: 'desk.claimCase', input: { hand: 'writer' }, corrected: /No writer has begun/ },
  ],
  move: Object.values(moves),
  release: [{ path: 'desk.releaseCase' }],
  later: [{ path: 'desk.putOff', input: { until: inAnHour() } }],
  call: [{ path: 'desk.logCall', input: { outcome: 'reached', text: 'All said' } }],
}
const all = Object.entries(steps).flatMap(([kind, taken]) =>
  taken.map((step) => ({
    name: [kind, step.input?.['to'] ?? step.input?.['hand'] ?? ''].join(' '),
    ...step,
  })),
)

eachDatabase('A step that is undone', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { holdSeconds: 600 })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })

  async function taken({ path, input = {}, from = 'Paid' }: Taken) {
    const number = await placed(newBrowser(site), somebody().email, { note: 'Notes on the engine.' })
    await setStatus(site, number, from)
    await actsOn(agent, number)(path, input)
    return number
  }
  async function undo(number: string, from = 'Paid') {
    const { version } = (await agent.ask('desk.findCase', { number })).body as DeskCase
    expect((await agent.call('desk.undoStep', { number, version })).status).toBe(200)
    expect(await statusOf(site, number)).toBe(from)
  }
  /** Mails about the order since it was placed. */
  const mailsSince = (number: string) =>
    site.rows(`select id, subject, status, body::text as body from mails
      where kind <> 'order-confirmation' and kind not like '%notice' and order_id = (select id from orders where number = '${number}') order by id`)

  firstOf(all, 3)('takes along the mail to its client, while that is held: $name', async (step) => {
    const number = await taken(step)
    const held = await mailsSince(number)
    expect(held.map(({ status }) => status)).toEqual(step.corrected ? ['queued'] : [])
    await undo(number, step.from)
    expect(await mailsSince(number)).toEqual(held.map((mail) => ({ ...mail, status: 'cancelled' })))
  })

  firstOf(
    all.filter(({ corrected }) => corrected),
    2,
  )('is corrected by another mail, once its own has left: $name', async (step) => {
    const number = await taken(step)
    await site.rows(
      `update mails set held_until = date_trunc('milliseconds', now()), status = 'sent' where status = 'queued'`,
    )
    await undo(number, step.from)
    const [told, correction, ...more] = await mailsSince(number)
    expect([told?.['status'], more]).toEqual(['sent', []])
    expect(correction).toMatchObject({
      status: 'queued',
      subject: `A correction about your order ${number}`,
    })
    expect(correction?.['body']).toMatch(step.corrected ?? '')
  })

  it('ends a mail that is tried again later, which would come after its correction', async () => {
    const number = await taken(moves.Cancelled)
    await site.rows(
      `update mails set held_until = date_trunc('milliseconds', now()), attempts = 1 where status = 'queued' and kind = 'order-step'`,
    )
    await undo(number)
    expect((await mailsSince(number)).map(({ status }) => status)).toEqual(['cancelled', 'queued'])
  })

  it('needs no correction where its member has cancelled its mail before', async () => {
    const number = await taken(moves.Cancelled)
    const [mail] = await mailsSince(number)
    expect((await agent.call('desk.cancelMail', { id: mail?.['id'] })).status).toBe(200)
    await undo(number)
    expect(await mailsSince(number)).toHaveLength(1)
  })

  it('may be an answer that refused a round: its mail is taken along, and corrected once it has left', async () => {
    const { browser, number } = await clientWithOrder(site, { sku: 'PS-025' })
    const act = actsOn(agent, number)
    await act('payments.agreePrice', { cents: 2_499, reason: 'As we said' })
    await site.rows(
      `update orders set sold = jsonb_set(sold, '{revisionRounds}', '0') where number = '${number}'`,
    )
    await hasText(site, number)
    const id = randomUUID()
    await act('reviews.keepComment', { version: 1, id, passage: null, text: 'Longer' }, browser)
    await act('reviews.submitRound', { agreedCents: 3_500 }, browser)
    const answer = (kind: 'declined' | 'done') =>
      act('reviews.answerComment', { id, kind, text: 'It is short.' })
    for (const kind of ['declined', 'done', 'declined'] as const) await answer(kind)
    const refusal = `We have answered your comments on the order ${number}`
    await site.rows(`update mails set status = 'sent' where status = 'queued' and subject = '${refusal}'`)
    for (const kind of ['done', 'declined', 'done'] as const) await answer(kind)
    const correction = `A correction about your order ${number}`
    const isTold = ({ subject }: Record<string, unknown>) => subject === refusal || subject === correction
    const told = (await mailsSince(number)).filter(isTold)
    expect(told.map(({ subject, status }) => [subject, status])).toEqual([
      [refusal, 'cancelled'],
      [refusal, 'sent'],
      [correction, 'queued'],
      [refusal, 'cancelled'],
    ])
    expect(told[2]?.['body']).toContain('The $35 that you agreed to for this round holds again.')
  })
})
