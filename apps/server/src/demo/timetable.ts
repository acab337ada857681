import { randomUUID } from 'node:crypto'
import { findService } from '@northword/contract/content/sold-services'
import { demoClients, demoMessages, demoOrders } from '@northword/content/operate/demo'
import { placeOrderInput } from '@northword/contract/orders/orders'
import { sendMessageInput } from '@northword/contract/site/contact'
import { settleMessage } from '../features/desk/case/settle-message.ts'
import { ContactMessage } from '../features/contact/contact-message.entity.ts'
import { sendMessage } from '../features/contact/send-message.ts'
import { placeOrder } from '../features/orders/place/place-order.ts'
import type { Scene } from './acts.ts'
import { plots } from './plots.ts'
import { atDesk, contextOf, guest, onSite, type Studio } from './studio.ts'

export interface Happening {
  atMs: number
  happen: () => Promise<unknown>
}

const hourMs = 3_600_000

/** Acts and messages of the demo until `now`, in order of time. */
export function timetable(studio: Studio, now: number): Happening[] {
  const orders = demoOrders.flatMap((order, at) =>
    storyOf(studio, now, order, agents[at % agents.length] ?? ''),
  )
  const messages = demoMessages.flatMap((message) => correspondence(studio, now, message))
  return [...orders, ...messages].toSorted((one, other) => one.atMs - other.atMs)
}

const agents = ['ravi', 'mina', 'ravi', 'mina', 'olive']

function storyOf(
  studio: Studio,
  now: number,
  { client, sku, plot, hoursAgo, note, ...more }: (typeof demoOrders)[number],
  agent: string,
): Happening[] {
  const { name: fullName, email, phone } = demoClients[client]
  const scene: Scene = {
    studio,
    number: '',
    priceCents: findService(studio.deps.liveSite.now(), sku)?.priceCents ?? 0,
    client,
    agent,
    texts: 'texts' in more ? more.texts : [],
  }
  const place = async () => {
    const typed = { sku, fullName, email, phone, note, idempotencyKey: randomUUID() }
    const { order } = await placeOrder(onSite(studio, client), placeOrderInput.parse(typed))
    scene.number = order.number
  }
  const placedMs = now - hoursAgo * hourMs
  const steps = plots[plot].map(([hours, act]) => ({
    atMs: placedMs + hours * hourMs,
    happen: () => act(scene),
  }))
  return [{ atMs: placedMs, happen: place }, ...steps]
}

function correspondence(
  studio: Studio,
  now: number,
  { hoursAgo, isAnswered, ...typed }: (typeof demoMessages)[number],
): Happening[] {
  const atMs = now - hoursAgo * hourMs
  const settle = async () => {
    const ctx = atDesk(studio, 'mina')
    const { id } = await ctx.em.findOneOrFail(ContactMessage, { message: typed.message })
    await settleMessage(ctx, { id })
  }
  return [
    { atMs, happen: () => sendMessage(contextOf(studio, guest), sendMessageInput.parse(typed)) },
    ...(isAnswered ? [{ atMs: atMs + 2 * hourMs, happen: settle }] : []),
  ]
}
