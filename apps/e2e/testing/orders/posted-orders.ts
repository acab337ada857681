import { randomUUID } from 'node:crypto'
import type { Site } from '@northword/rig/site'
import { bodyOf } from '../network/body-of.ts'

/**
 * Places an order over REST. Returns its number.
 * @throws {Error} with the status and the body if refused
 */
export async function postOrder(
  site: Pick<Site, 'url'>,
  order: { fullName: string; email?: string; note?: string; sku?: string },
): Promise<string> {
  const [name = ''] = order.fullName.toLowerCase().split(' ')
  const typed = {
    sku: 'PS-045',
    email: `${name}@client.example`,
    phone: '+852 5555 0000',
    note: '',
    ...order,
  }
  const response = await fetch(`${site.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(typed),
  })
  const { order: placed } = await bodyOf<{ order: { id: string } }>(response, 'order')
  return placed.id
}
