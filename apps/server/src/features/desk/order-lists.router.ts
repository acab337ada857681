import { presentMembers } from '@northword/contract/desk/desk'
import {
  deskView,
  deskViews,
  ordersInput,
  ordersPage,
  orderTerms,
  renameViewInput,
  saveViewInput,
  viewInput,
} from '@northword/contract/desk/desk-orders'
import { deskProcedure, rest, staffProcedure } from '../../doors/trpc.ts'
import { listColleagues } from './case/visit-case.ts'
import { countByTerms } from './orders/count-by-terms.ts'
import { findOrders } from './orders/find-orders.ts'
import { deleteView, listViews, renameView, saveView } from './orders/keep-views.ts'

const anybody = deskProcedure('desk')
/** For what is one person's own. */
const people = staffProcedure()

/** The list of all orders, what it is filtered by, and its saved views. */
export const orderListProcedures = {
  findOrders: anybody
    .meta(rest('GET', '/api/desk/orders', 'A page of all orders, by words, state, service, hand and terms.'))
    .input(ordersInput)
    .output(ordersPage)
    .query(({ ctx, input }) => ctx.replica.read(ctx.em, (em) => findOrders({ ...ctx, em }, input))),
  countByTerms: anybody
    .meta(rest('GET', '/api/desk/terms', 'How many orders were placed under which terms of service.'))
    .output(orderTerms)
    .query(({ ctx }) => ctx.replica.read(ctx.em, (em) => countByTerms(em))),
  listColleagues: anybody
    .meta(rest('GET', '/api/desk/colleagues', 'Who may have something in hand.'))
    .output(presentMembers)
    .query(({ ctx }) => listColleagues(ctx.em)),
  listViews: people
    .meta(rest('GET', '/api/desk/views', 'The views that you keep.'))
    .output(deskViews)
    .query(({ ctx }) => listViews(ctx)),
  saveView: people
    .meta(
      rest('POST', '/api/desk/views', 'Keep a view by a name.', { refuses: ['tooManyViews', 'viewTaken'] }),
    )
    .input(saveViewInput)
    .output(deskView)
    .mutation(({ ctx, input }) => saveView(ctx, input)),
  renameView: people
    .meta(
      rest('PUT', '/api/desk/views/:id', 'Give a view another name.', {
        refuses: ['viewNotFound', 'viewTaken'],
      }),
    )
    .input(renameViewInput)
    .mutation(({ ctx, input }) => renameView(ctx, input)),
  deleteView: people
    .meta(rest('DELETE', '/api/desk/views/:id', 'Forget a view.'))
    .input(viewInput)
    .mutation(({ ctx, input }) => deleteView(ctx, input)),
}
