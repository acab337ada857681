import { randomUUID } from 'node:crypto'
import { placed } from '../test-accounts.ts'
import { needed } from '../requests/needed.ts'
import type { Browser } from '../requests/test-browser.ts'
import { rightFor } from '../requests/test-inputs.ts'
import type { TestApp } from '../test-app.ts'
import { setStatus } from '../test-orders.ts'
import { askedBy, delivered } from '../test-texts.ts'

interface Studio {
  site: TestApp
  client: Browser
  email: string
  owner: Browser
}

/** @throws {Error} if it is refused: calls to an order that is not as it should be get nowhere */
async function done(by: Browser, path: string, input: object) {
  const { status, message } = await by.call(path, input)
  if (status >= 300) throw new Error(`${path} of the studio for the fuzzer: ${status} ${message}`)
}

type Act = (studio: Studio, number: string) => Promise<unknown>

const inState =
  (status: string): Act =>
  ({ site }, number) =>
    setStatus(site, number, status)

const paid: Act = async ({ owner }, number) => {
  await done(owner, 'payments.agreePrice', { ...rightFor(number), cents: 90_000 })
  await done(owner, 'payments.recordPayment', { ...rightFor(number), cents: 50_000 })
}

const texts: Act = async (studio, number) => {
  const { site, owner } = studio
  await inState('In Production')(studio, number)
  for (const text of ['# One\n\nThe first text.', '# Two\n\nThe second *text*, with more.'])
    needed(await delivered(owner, number, text), 'pieces')
  await site.rows(
    `update text_versions set shown_at = now() - interval '1 minute', at = at - interval '1 minute'`,
  )
}

const shown: Act = async (studio, number) => {
  await texts(studio, number)
  await inState('Delivered')(studio, number)
}

const comments: Act = async ({ site, client, owner }, number) => {
  const about = { number, piece: 1, version: 2, passage: null, text: 'Shorter' }
  await done(client, 'reviews.keepComment', { ...about, id: randomUUID() })
  await done(owner, 'reviews.keepStudioComment', { ...about, id: randomUUID() })
  await askedBy(site, number)
}

const round: Act = async (studio, number) => {
  await comments(studio, number)
  await done(studio.client, 'reviews.submitRound', { ...rightFor(number), agreedCents: 0 })
}

const approved: Act = ({ client }, number) =>
  done(client, 'reviews.approve', { number, piece: 1, version: 2, by: 'Ada' })

const messages: Act = async ({ client, owner }, number) => {
  await done(client, 'conversation.write', { ...rightFor(number), text: 'Hello?' })
  await done(owner, 'desk.writeToClient', { ...rightFor(number), text: 'Hello!', seen: null })
}

/** Ways of orders into states in which different calls succeed. */
const ways: Act[][] = [
  [],
  [messages],
  [paid, messages],
  [paid, inState('In Production')],
  [paid, shown, comments],
  [paid, shown, round],
  [shown, approved],
  [paid, shown],
  [paid, shown, approved, inState('Completed')],
  [paid, inState('Cancelled')],
]

/** Orders of a client in many states. Returns their numbers. */
export async function placeOrders(studio: Studio): Promise<string[]> {
  const numbers: string[] = []
  for (const way of ways) {
    const number = await placed(studio.client, studio.email)
    for (const act of way) await act(studio, number)
    numbers.push(number)
  }
  return numbers
}
