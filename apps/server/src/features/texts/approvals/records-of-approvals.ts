import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../../db/orm.ts'
import { TextApproval } from '../versions/text-approval.entity.ts'
import { ordersOfClient } from '../../orders/find/orders-of-client.ts'
import type { Client } from '../../people/actor.ts'

/** Approvals of a client's texts, ended ones too. */
export async function* recordsOfApprovals(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client)) {
    const approvals = await em.find(
      TextApproval,
      { orderId: { $in: [...numbers.keys()] } },
      { orderBy: { orderId: 'asc', at: 'asc', id: 'asc' }, disableIdentityMap: true },
    )
    for (const { orderId, piece, version, name: by, how, sha256, at, endedAt, endedWhy } of approvals)
      yield {
        kind: 'approval',
        orderId: numbers.get(orderId),
        piece,
        version,
        by,
        how,
        sha256,
        at: at.toISOString(),
        ended: endedAt && { at: endedAt.toISOString(), why: endedWhy },
      }
  }
}
