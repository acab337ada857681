import '../no-eval.ts'
import * as z from 'zod'
import { colleague } from './desk.ts'
import { requiredText, text } from '../fields.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { pageLimit, timeCursor } from '../pages.ts'

/** `newest` and `oldest` by order time, `due` by promise. */
export const orderSorts = ['newest', 'oldest', 'due'] as const
export type OrderSort = (typeof orderSorts)[number]

/** In hand with the asker, with nobody, or with the member of this id. */
const somebody = 'Choose somebody of the staff'
const hand = z.union([z.enum(['mine', 'nobody'], somebody), z.uuid(somebody)], somebody)

const terms = 'Choose terms by their day'
/** Day of the terms of service that an order was placed under; `unrecorded` if the order does not keep it. */
const termsOf = z.union([z.literal('unrecorded'), z.iso.date(terms)], terms)

/** Filter and sorting, kept in the page's address and in saved views. */
export const ordersQuery = z.object(
  {
    /** Words that must all occur in number, name, brief or, for those who see them, email and phone. */
    q: text('Search', 100).optional(),
    status: z.enum(orderStatuses, 'Choose a state').optional(),
    sku: text('Service', 20).optional(),
    hand: hand.optional(),
    termsOf: termsOf.optional(),
    sort: z.enum(orderSorts, 'Choose how to sort').optional(),
  },
  'Send the query of a list as an object',
)
export type OrdersQuery = z.infer<typeof ordersQuery>

/** `cursor` is the previous page's `next`. */
export const ordersInput = ordersQuery.extend({ cursor: timeCursor.optional(), limit: pageLimit })
export type OrdersInput = z.infer<typeof ordersInput>

/** Parses an address; drops invalid and empty values. */
export function readOrdersQuery(address: URLSearchParams): OrdersQuery {
  const read = Object.entries(ordersQuery.shape).flatMap(([name, rule]) => {
    const { data } = rule.safeParse(address.get(name) ?? undefined)
    return data ? [[name, data]] : []
  })
  return ordersQuery.parse(Object.fromEntries(read))
}

/** Query string with parameters in a fixed order. */
export function writeOrdersQuery(query: OrdersQuery): string {
  const address = new URLSearchParams()
  for (const name of ordersQuery.keyof().options) {
    const value = query[name]
    if (value) address.set(name, value)
  }
  return address.toString()
}

/** Writers get neither email nor phone. Times are ISO 8601. */
export const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  /** Name of the service when it was sold. */
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

/** `next` is null on the last page. */
export const ordersPage = z.object({ orders: z.array(orderRow), next: z.string().nullable() })
export type OrdersPage = z.infer<typeof ordersPage>

/** How many orders were placed under which terms of service: the newest terms first, `unrecorded` last. */
export const orderTerms = z.object({ counts: z.array(z.object({ termsOf, count: z.int() })) })
export type OrderTerms = z.infer<typeof orderTerms>

/** Saved views per member. */
export const mostViews = 30

const viewName = requiredText('Name', 60)

/** A saved query of the order list. */
export const deskView = z.object({ id: z.string(), name: z.string(), query: ordersQuery })
export type DeskView = z.infer<typeof deskView>

/** The asker's views, the oldest first. */
export const deskViews = z.object({ views: z.array(deskView) })

export const saveViewInput = z.object({ name: viewName, query: ordersQuery })

export const viewInput = z.object({ id: z.uuid('There is no such view.') })

export const renameViewInput = viewInput.extend({ name: viewName })
