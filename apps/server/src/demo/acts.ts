import { randomUUID } from 'node:crypto'
import { type DemoClient, demoWords } from '@northword/content/operate/demo'
import { studioDate } from '@northword/content/studio/format-time'
import type { CallOutcome } from '@northword/contract/desk/desk'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import type { PaymentMethod } from '@northword/contract/money/payments'
import type { ClientContext, StaffContext } from '../doors/context.ts'
import { addNote } from '../features/desk/case/change-case.ts'
import { claimCase } from '../features/desk/case/claim-case.ts'
import { findCase } from '../features/desk/case/find-case.ts'
import { moveCase } from '../features/desk/case/move-case.ts'
import { logCall, putOff } from '../features/desk/case/put-off.ts'
import { cancelOrder } from '../features/orders/change/cancel-order.ts'
import {
  agreePrice,
  keepShare,
  recordPayment,
  refund,
  reverseEntry,
} from '../features/payments/money-acts.ts'
import { moneyOf } from '../features/payments/money-of.ts'
import { clock } from '../time/clock.ts'
import { atDesk, onSite, type Studio } from './studio.ts'

export interface Scene {
  studio: Studio
  number: string
  priceCents: number
  client: DemoClient
  /** Local part of their address. */
  agent: string
  /** Names of the files of its texts, one for each piece. */
  texts: readonly string[]
}

export type Act = (scene: Scene) => Promise<unknown>

type Moved = Parameters<typeof moveCase>[1]

export const agentOf = ({ studio, agent }: Scene) => atDesk(studio, agent)
export const writerOf = ({ studio }: Scene) => atDesk(studio, 'wen')
const today = ({ studio }: Scene) => studioDate(clock.now(), studio.deps.liveSite.now().company.timeZone)
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()

export async function seen(ctx: StaffContext, { number }: Scene) {
  const { version } = await findCase({ ...ctx, em: ctx.em.fork() }, number)
  return { number, version }
}

const claimAs =
  (who: (scene: Scene) => StaffContext): Act =>
  async (scene) =>
    claimCase(who(scene), await seen(who(scene), scene))

export const claim = claimAs(agentOf)
export const claimForWriting = claimAs(writerOf)

export const call =
  (outcome: CallOutcome, text: string, againInHours?: number): Act =>
  async (scene) => {
    const until = againInHours === undefined ? {} : { until: inHours(againInHours) }
    await logCall(agentOf(scene), { ...(await seen(agentOf(scene), scene)), outcome, text, ...until })
  }

export const note =
  (text: string): Act =>
  (scene) =>
    addNote(agentOf(scene), { number: scene.number, text })

export const noteOfWriter =
  (text: string): Act =>
  (scene) =>
    addNote(writerOf(scene), { number: scene.number, text })

export const putOffFor =
  (hours: number): Act =>
  async (scene) =>
    putOff(agentOf(scene), { ...(await seen(agentOf(scene), scene)), until: inHours(hours) })

export const move =
  (to: Moved['to'], reason = ''): Act =>
  async (scene) =>
    moveCase(agentOf(scene), { ...(await seen(agentOf(scene), scene)), to, reason })

/** For orders without a brief, which no writer begins. */
export const beginWork: Act = async (scene) => {
  const { order } = await findCase(agentOf(scene), scene.number)
  if (order.status !== 'In Production') await move('In Production')(scene)
}

/** @param share of the catalogue's price */
export const agree =
  (share = 1, terms?: PaymentTerms): Act =>
  (scene) =>
    agreePrice(agentOf(scene), {
      ...moneyAct(scene),
      cents: Math.round(scene.priceCents * share),
      reason: share === 1 ? '' : demoWords.lessAgreed,
      terms,
    })

export const pay =
  (share = 1, method: PaymentMethod = 'card', moreCents = 0): Act =>
  async (scene) => {
    const cents = Math.round((await chargedFor(scene)) * share) + moreCents
    const receivedOn = today(scene)
    await recordPayment(agentOf(scene), { ...moneyAct(scene), cents, receivedOn, method, reference: '' })
  }

export const payTheRest: Act = async (scene) => {
  const { owedCents: cents } = await moneyOf(agentOf(scene), scene.number)
  const paid = {
    cents,
    receivedOn: today(scene),
    method: 'bank-transfer',
    reference: '',
  } as const
  await recordPayment(agentOf(scene), { ...moneyAct(scene), ...paid })
}

export const giveAllBack =
  (reason: string): Act =>
  async (scene) => {
    const { keptCents: cents } = await moneyOf(agentOf(scene), scene.number)
    const sentOn = today(scene)
    await refund(agentOf(scene), { ...moneyAct(scene), cents, sentOn, method: 'card', reference: '', reason })
  }

export const keep =
  (share: number): Act =>
  (scene) =>
    keepShare(agentOf(scene), {
      ...moneyAct(scene),
      cents: Math.round(scene.priceCents * share),
      reason: demoWords.shareKept,
    })

export const reversePayment: Act = async (scene) => {
  const { entries } = await moneyOf(agentOf(scene), scene.number)
  const entryId = entries.find(({ kind }) => kind === 'payment')?.id ?? ''
  await reverseEntry(agentOf(scene), { ...moneyAct(scene), entryId, reason: demoWords.mistake })
}

export const cancelAsClient: Act = ({ studio, client, number }) => {
  const ctx = onSite(studio, client)
  if (ctx.actor.kind !== 'client') throw new Error(`${client} of the demo has no account to cancel by.`)
  return cancelOrder(ctx as ClientContext, { number, by: '' })
}

export const moneyAct = ({ number }: Scene) => ({ number, idempotencyKey: randomUUID() })

const chargedFor = async (scene: Scene) => (await moneyOf(agentOf(scene), scene.number)).chargedCents
