import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { DeskEntry } from './case/desk-entry.entity.ts'
import { DeskState } from './case/desk-state.entity.ts'
import { DeskView } from './orders/desk-view.entity.ts'
import { DeskVisit } from './case/desk-visit.entity.ts'
import { deskRoutes } from './desk.rest.ts'
import { deskFigures } from './queue/desk-figures.ts'
import { freeHands } from './case/claim-case.ts'
import { forgetInViews } from './orders/forget-in-views.ts'
import { endDelay } from './case/put-off.ts'
import { requeueCase } from './case/requeue-case.ts'
import { forgetVisits } from './case/visit-case.ts'

/** Deletes the desk's entries about erased orders and messages. Call it after `eraseOrders`. */
async function eraseEntries(em: Em) {
  await em.execute(
    `delete from desk_entries where subject_id in (select id from orders where full_name = '')
      or not exists (select 1 from orders where orders.id = subject_id)
        and not exists (select 1 from contact_messages where contact_messages.id = subject_id)`,
  )
}

export const desk: Feature = {
  entities: [DeskState, DeskEntry, DeskView, DeskVisit],
  routes: deskRoutes,
  figures: deskFigures,
  clientActed: requeueCase,
  moneyActed: endDelay,
  memberLeft: freeHands,
  personalData: { eraseWithOrders: eraseEntries, forget: forgetInViews },
  tidy: { 'desk-entries': ({ em }) => eraseEntries(em), 'desk-visits': ({ em }) => forgetVisits(em) },
}
