import { expressionsOf } from './order-expressions.ts'

const { place, isContact, isWork, paymentPlace, refundPlace, anybodys, everything, clientName } =
  expressionsOf('')

/** The same as in the migrations. */
const expressions = {
  orders_due_index: `(${place}, id) where ${isContact} or ${isWork}`,
  orders_payment_due_index: `(${paymentPlace}, id) where ${paymentPlace} is not null`,
  orders_refund_place_index: `((${refundPlace}), id) where refund_due_at is not null`,
  orders_place_index: `(${place}, id)`,
  orders_status_place_index: `(status, ${place}, id)`,
  orders_search_index: `using gin ((${anybodys}) gin_trgm_ops)`,
  orders_everything_index: `using gin (${everything} gin_trgm_ops)`,
  orders_name_prefix_index: `(${clientName} text_pattern_ops, created_at)`,
}

export const expressionIndexes = Object.entries(expressions).map(([name, expression]) => ({
  name,
  expression: `create index "${name}" on "orders" ${expression}`,
}))
