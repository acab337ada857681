/**
 * SQL to find and sort orders, exactly as in their indexes: a query that differs scans the table.
 * @param orders prefix of a column; empty in an index
 */
export const expressionsOf = (orders: '' | 'orders.') => ({
  /** The promised time, or a day that never comes. */
  place: `coalesce(${orders}due_at, timestamptz '9999-12-31 00:00:00Z')`,
  /** A text is to be written, or a NET-30 client has agreed to the price. */
  isWork: `(${orders}status in ('Paid', 'In Production', 'Revision')
    or (${orders}status = 'Awaiting Payment' and ${orders}terms = 'net30'))`,
  isContact: `${orders}status = 'Pending Contact'`,
  paymentPlace: `coalesce(${orders}ask_by, ${orders}pay_by)`,
  /** Sorts before every promise. The explicit time zone makes it immutable, as an index requires. */
  refundPlace: `(${orders}refund_due_at at time zone 'UTC' - interval '20 years') at time zone 'UTC'`,
  /**
   * Folded text that all staff may search: the client's name, the number and the first 10,000 characters of the
   * brief. Trigrams of longer briefs take seconds to update.
   */
  anybodys: `"left"(${orders}words, 10300)`,
  /** Also email and phone, for staff who may see them. */
  everything: `("left"(${orders}words, 10300) || chr(10) || ${orders}reach)`,
  /** Day of the terms of service, in the words of the desk's filter. */
  termsOf: `coalesce(${orders}sold->>'termsOf', 'unrecorded')`,
  /** Longer than any search for the beginning of a name. */
  clientName: `"left"(${orders}words, 40)`,
})

const { place, isContact, isWork, paymentPlace, refundPlace, anybodys, everything, termsOf, clientName } =
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
  orders_terms_of_index: `((${termsOf}), created_at, id)`,
  orders_name_prefix_index: `(${clientName} text_pattern_ops, created_at)`,
}

export const expressionIndexes = Object.entries(expressions).map(([name, expression]) => ({
  name,
  expression: `create index "${name}" on "orders" ${expression}`,
}))
