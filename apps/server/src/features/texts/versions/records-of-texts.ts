import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { ordersOfClient } from '../../orders/find/orders-of-client.ts'
import type { Client } from '../../people/actor.ts'
import { reportView } from './read-version.ts'
import { shownAt, TextVersion } from './text-version.entity.ts'

/** Every version of every text of a client, loaded one at a time as each may be long. */
export async function* recordsOfTexts(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client))
    for (const id of await versionsOf(em, [...numbers.keys()])) {
      const found = await em.findOne(TextVersion, { id }, { disableIdentityMap: true })
      // Its order may have been erased since the list was read.
      if (!found) continue
      const { orderId, piece, number: version, markdown, sha256, sheet, note, staffName: by } = found
      const facts = { piece, version, markdown, sha256, sheet, note, by }
      const report = reportView(found.report)
      yield { kind: 'text', orderId: numbers.get(orderId), ...facts, report, at: found.shownAt.toISOString() }
    }
}

async function versionsOf(em: Em, orderIds: string[]): Promise<string[]> {
  const rows = await em.find(
    TextVersion,
    { orderId: { $in: orderIds }, ...shownAt(clock.now()) },
    { fields: ['id'], orderBy: { orderId: 'asc', piece: 'asc', number: 'asc' }, disableIdentityMap: true },
  )
  return rows.map(({ id }) => id)
}
