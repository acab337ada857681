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

export interface MailFigures {
  /** Accepted by the mail server. */
  arrived: number
  /** Duplicates among them, as when the server dies between the mail server's reply and its own commit. */
  doubled: number
}

/**
 * Each confirmation was accepted by the mail server, or a job still sends it. Clients got only confirmations of their
 * own orders, duplicates under the same Message-ID.
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
 * Waits until all acknowledged orders' confirmations are accepted and marked as sent. Twenty mails leave per second,
 * two per order; a killed server's mail is retried within a minute.
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

/** The mail server accepted all acknowledged orders' confirmations. */
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

/** Mails to a storm's clients that the mail server accepted. */
const takenBy = ({ mailbox }: Pick<Site, 'mailbox'>) =>
  mailbox.tries.flatMap(({ envelope: { to }, email: { messageId }, answer }) => {
    const [address = ''] = to
    return answer === 'accept' && address.endsWith(addressOf('')) ? [{ address, id: messageId ?? '' }] : []
  })
