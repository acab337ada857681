import { statesOfDuty } from '@northword/contract/order-status'

const place = `coalesce(due_at, timestamptz '9999-12-31 00:00:00Z')`
const statuses = statesOfDuty.map((status) => `'${status}'`).join(', ')

/** Each as its migration makes it. */
const expressions = {
  orders_due_index: `(${place}, id) where status in (${statuses})`,
  orders_payment_due_index: `(coalesce(ask_by, pay_by), id) where coalesce(ask_by, pay_by) is not null`,
  orders_place_index: `(${place}, id)`,
  orders_search_index: `using gin ((number || chr(10) || full_name || chr(10) || note) gin_trgm_ops)`,
  orders_reach_search_index: `using gin ((email || chr(10) || phone) gin_trgm_ops)`,
  orders_name_prefix_index: `(lower(full_name) text_pattern_ops, created_at)`,
}

/** The indexes of orders that concern an expression. */
export const expressionIndexes = Object.entries(expressions).map(([name, expression]) => ({
  name,
  expression: `create index "${name}" on "orders" ${expression}`,
}))
