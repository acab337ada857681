import type { Site } from '@northword/rig/site'
import { until } from '@northword/rig/until'
import { expect } from 'vitest'
import { addressOf, type Storm } from './storm.ts'

type Mailed = Pick<Site, 'query' | 'mailbox'>

interface Confirmation {
  address: string
  messageId: string
  status: string
  waits: boolean
}

/** What became of the confirmations up to now. */
export interface MailFigures {
  /** Mails that the mail server has taken. */
  arrived: number
  /** Second copies among them, as where the server died between the mail server's answer and its own commit. */
  doubled: number
}

/**
 * Expects that each confirmation of an order either was taken by the mail server, or still has a job that sends it;
 * and that clients got no mail but the confirmations of their own orders, each copy under the same Message-ID.
 * @param ordered the addresses that have ordered
 */
export async function expectMails(site: Mailed, ordered: Map<string, unknown>): Promise<MailFigures> {
  const confirmations = await confirmationsOf(site)
  const taken = takenBy(site)
  const ids = new Set(taken.map(({ id }) => id))
  const lost = confirmations.filter(({ status, waits, messageId }) =>
    status === 'sent' ? !ids.has(messageId) : status !== 'queued' || !waits,
  )
  expect(lost).toEqual([])
  const owners = new Map(confirmations.map(({ address, messageId }) => [messageId, address]))
  const strange = taken.filter(
    ({ id, address }) => !ordered.has(address) || (owners.get(id) ?? address) !== address,
  )
  expect(strange).toEqual([])
  return { arrived: taken.length, doubled: taken.length - ids.size }
}

/**
 * Waits until the confirmation of every acknowledged order of the storms has arrived and is marked as sent. Twenty mails
 * leave in a second, two for each order; one that a killed server held is tried again within a minute.
 */
export async function expectConfirmed(site: Mailed, ...storms: Storm[]) {
  const addresses = storms.flatMap(addressesOf)
  const withinMs = 90_000 + addresses.length * 200
  await until(
    'a confirmation of every order',
    async () => isConfirmed(site, ...storms) || undefined,
    withinMs,
  )
  const unmarked = async () => {
    const open = (await confirmationsOf(site)).filter(({ status }) => status !== 'sent')
    return open.filter(({ address }) => addresses.includes(address))
  }
  await expect.poll(unmarked, { timeout: 90_000, interval: 2_000 }).toEqual([])
}

/** Whether the mail server has taken a confirmation of every acknowledged order. */
export function isConfirmed(site: Pick<Site, 'mailbox'>, ...storms: Storm[]): boolean {
  const reached = new Set(takenBy(site).map(({ address }) => address))
  return storms.flatMap(addressesOf).every((address) => reached.has(address))
}

const addressesOf = ({ acknowledged }: Storm) => [...acknowledged.keys()].map(addressOf)

const confirmationsOf = ({ query }: Mailed) =>
  query<Confirmation>(
    `select "to" ->> 'address' as address, message_id as "messageId", status, job.id is not null as waits
       from mails left join pgboss.job on name = 'mail' and state < 'completed' and data ->> 'mailId' = mails.id::text
      where kind = 'order-confirmation'`,
  )

/** The mails to clients of a storm that the mail server took. */
const takenBy = ({ mailbox }: Pick<Site, 'mailbox'>) =>
  mailbox.tries.flatMap(({ envelope: { to }, email: { messageId }, answer }) => {
    const [address = ''] = to
    return answer === 'accept' && address.endsWith(addressOf('')) ? [{ address, id: messageId ?? '' }] : []
  })
