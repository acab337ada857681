/**
 * The expressions by which orders are found and sorted, as their indexes have them: a query that writes one in another
 * way reads all orders.
 * @param orders what stands before a column; an index has nothing there
 */
export function expressionsOf(orders: '' | 'orders.') {
  const anybodys = `${orders}number || chr(10) || ${orders}full_name || chr(10) || ${orders}note`
  return {
    /** The promised instant, or a day that never comes. */
    place: `coalesce(${orders}due_at, timestamptz '9999-12-31 00:00:00Z')`,
    paymentPlace: `coalesce(${orders}ask_by, ${orders}pay_by)`,
    /**
     * Before all that was ever promised: whose money it is waits for nobody else. The time zone is named because an
     * index may not depend on a setting.
     */
    refundPlace: `(${orders}refund_due_at at time zone 'UTC' - interval '20 years') at time zone 'UTC'`,
    /** The texts that all staff may search. */
    anybodys: `(${anybodys})`,
    /** The same with how to reach the client, for those who are shown it. */
    everything: `(${anybodys} || chr(10) || ${orders}email || chr(10) || ${orders}phone)`,
    clientName: `lower(${orders}full_name)`,
  }
}
