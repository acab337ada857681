import './no-eval.ts'
import * as z from 'zod'
import { colleague } from './desk.ts'
import { requiredText, text } from './fields.ts'
import { orderStatuses } from './order-status.ts'
import { timeCursor } from './pages.ts'

/** How the list of all orders is sorted: by the time of the order, or by what was promised. */
export const orderSorts = ['newest', 'oldest', 'due'] as const
export type OrderSort = (typeof orderSorts)[number]

/** In whose hand: the asker's, nobody's, or that of the member with this id. */
const somebody = 'Choose somebody of the staff'
const hand = z.union([z.enum(['mine', 'nobody'], somebody), z.uuid(somebody)], somebody)

/** Which orders, and in which order. It stands in the address of the page, and in a view that somebody keeps. */
export const ordersQuery = z.object(
  {
    /** Words that all have to be in the number, the name, the brief or, for those who see them, email and phone. */
    q: text('Search', 100).optional(),
    status: z.enum(orderStatuses, 'Choose a state').optional(),
    sku: text('Service', 20).optional(),
    hand: hand.optional(),
    sort: z.enum(orderSorts, 'Choose how to sort').optional(),
  },
  'Send the query of a list as an object',
)
export type OrdersQuery = z.infer<typeof ordersQuery>

/** Which page of the list: the one after `cursor`, which the page before gave as `next`. */
export const ordersInput = ordersQuery.extend({ cursor: timeCursor.optional() })
export type OrdersInput = z.infer<typeof ordersInput>

/** What an address asks for; what it says wrongly, and what is empty, is left out. */
export function readOrdersQuery(address: URLSearchParams): OrdersQuery {
  const read = Object.entries(ordersQuery.shape).flatMap(([name, rule]) => {
    const { data } = rule.safeParse(address.get(name) ?? undefined)
    return data ? [[name, data]] : []
  })
  return ordersQuery.parse(Object.fromEntries(read))
}

/** The query as an address has it, always in the same order. */
export function writeOrdersQuery(query: OrdersQuery): string {
  const address = new URLSearchParams()
  for (const name of ordersQuery.keyof().options) {
    const value = query[name]
    if (value) address.set(name, value)
  }
  return address.toString()
}

/** An order in the list of all. A writer gets neither email nor phone. Times are ISO 8601. */
export const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  /** The service, as it was sold. */
  title: z.string(),
  clientName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  /** The agent. */
  claimedBy: colleague.nullable(),
  claimedAt: z.iso.datetime().nullable(),
  writtenBy: colleague.nullable(),
  writtenAt: z.iso.datetime().nullable(),
})
export type OrderRow = z.infer<typeof orderRow>

/** A page of orders; `next` is null on the last one. */
export const ordersPage = z.object({ orders: z.array(orderRow), next: z.string().nullable() })
export type OrdersPage = z.infer<typeof ordersPage>

/** The most views that one member keeps. */
export const mostViews = 30

const viewName = requiredText('Name', 60)

/** A query of the list of orders that somebody keeps by a name of their own. */
export const deskView = z.object({ id: z.string(), name: z.string(), query: ordersQuery })
export type DeskView = z.infer<typeof deskView>

/** The views that the asker keeps, the oldest first. */
export const deskViews = z.object({ views: z.array(deskView) })

export const saveViewInput = z.object({ name: viewName, query: ordersQuery })

/** Names a view of the asker. */
export const viewInput = z.object({ id: z.uuid('There is no such view.') })

export const renameViewInput = viewInput.extend({ name: viewName })
