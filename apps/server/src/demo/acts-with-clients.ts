import { randomUUID } from 'node:crypto'
import { demoWords } from '@northword/content/demo'
import type { PaymentWay } from '@northword/contract/payment-terms'
import { changeClientTerms } from '../features/desk/change-terms.ts'
import { writeToClient } from '../features/desk/write-to-client.ts'
import { deskConversationOf } from '../features/conversation/list-messages.ts'
import { copyLink } from '../features/order-links/desk-links.ts'
import { requestPayment } from '../features/payments/request-payment.ts'
import { type Act, agentOf, moneyAct, seen } from './acts.ts'
import { atDesk } from './studio.ts'

/* What the studio tells its clients, and gives them. */

/** Asks for all that is owed. */
export const ask =
  (way: PaymentWay): Act =>
  (scene) =>
    requestPayment(agentOf(scene), {
      ...moneyAct(scene),
      way,
      link: demoWords.checkout(scene.number),
      reference: '',
    })

/** Answers all that the client wrote until now. */
export const answer =
  (text: string): Act =>
  async (scene) => {
    const { number } = scene
    const agent = agentOf(scene)
    const { messages } = await deskConversationOf(agent.em.fork(), agent.actor, number)
    const latest = messages.findLast(({ from }) => from === 'client')
    await writeToClient(agent, { number, text, idempotencyKey: randomUUID(), seen: latest?.id ?? null })
  }

/** A link that is told by phone. */
export const handOutLink: Act = (scene) => copyLink(agentOf(scene), scene.number)

/** From now on the client pays within 30 days. */
export const trust: Act = async (scene) => {
  const owner = atDesk(scene.studio, 'olive')
  await changeClientTerms(owner, { ...(await seen(owner, scene)), terms: 'net30' })
}
