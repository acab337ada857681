/**
 * The expressions by which orders are found and sorted, as their indexes have them: a query that writes one in another
 * way reads all orders.
 * @param orders what stands before a column; an index has nothing there
 */
export const expressionsOf = (orders: '' | 'orders.') => ({
  /** The promised instant, or a day that never comes. */
  place: `coalesce(${orders}due_at, timestamptz '9999-12-31 00:00:00Z')`,
  /** Where a text is to be written, and where a client whose payment may wait has agreed to the price. */
  isWork: `(${orders}status in ('Paid', 'In Production', 'Revision')
    or (${orders}status = 'Awaiting Payment' and ${orders}terms = 'net30'))`,
  isContact: `${orders}status = 'Pending Contact'`,
  paymentPlace: `coalesce(${orders}ask_by, ${orders}pay_by)`,
  /**
   * Before all that was ever promised: whose money it is waits for nobody else. The time zone is named because an
   * index may not depend on a setting.
   */
  refundPlace: `(${orders}refund_due_at at time zone 'UTC' - interval '20 years') at time zone 'UTC'`,
  /**
   * The texts that all staff may search, folded by the database: the client's name, then the number and the first 10,000
   * characters of the brief. Trigrams of longer ones take seconds to keep.
   */
  anybodys: `"left"(${orders}words, 10300)`,
  /** The same with how to reach the client, for those who are shown it. */
  everything: `("left"(${orders}words, 10300) || chr(10) || ${orders}reach)`,
  /** With room for more than a search for beginnings can be long. */
  clientName: `"left"(${orders}words, 40)`,
})
