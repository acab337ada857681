import type { SiteEventAct } from '@northword/contract/desk/site'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { SiteEvent } from '../items/release.entity.ts'

interface Noted {
  act: SiteEventAct
  by: string
  itemIds: readonly string[]
  releaseId?: string
}

/** Records who did what to items, in the transaction of `em`. */
export async function noteEvents(em: Em, { act, by, itemIds, releaseId }: Noted): Promise<void> {
  const at = clock.now()
  const events = itemIds.map((itemId) => ({ id: uuid(), at, act, by, itemId, releaseId: releaseId ?? null }))
  if (events.length > 0) await em.insertMany(SiteEvent, events)
}
