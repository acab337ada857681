export const orderMoney = {
  heading: 'Payment',
  loading: 'Loading the payment',
  notAgreed: 'You owe nothing yet. Your agent agrees on the price with you first.',
  /** Stopped before a price was agreed. */
  neverAgreed: 'You owe nothing for this order.',
  price: 'Agreed price',
  paid: 'Paid',
  refunded: 'Sent back',
  owed: 'To pay',
  nothingOwed: 'Nothing is left to pay.',
  refundDue: (amount: string) => `We send ${amount} back to you.`,
  /** Cancelled, until the studio decides by the Refund Policy. */
  refundUndecided: (amount: string) =>
    `${amount} is due back to you. Within 5 business days we send it, or tell you which share of it we keep by the Refund Policy.`,
  /** No payment was requested yet. */
  notAsked: (payWithin: string) => `Your agent tells you how to pay within ${payWithin} of the agreement.`,
  terms: {
    prepaid: 'Work begins once this is paid.',
    net30: 'You have NET-30 terms: work does not wait for the payment.',
  },
  request: {
    heading: 'How to pay',
    amount: (amount: string, day: string) => `Please pay ${amount} by ${day}.`,
    overdue: 'That day has passed. If you have paid, tell us.',
    pay: (host: string) => `Pay at ${host}`,
    linkHint: 'The link leads to another site. We never see the data of your card.',
    accountHint: 'Please give the reference, so that we know whose payment it is.',
  },
  documents: {
    heading: 'Receipts and credit notes',
    kinds: { receipt: 'Receipt', 'credit-note': 'Credit note' },
    /** For screen readers, and in print. */
    line: (kind: string, number: string) => `${kind} ${number}`,
    withdrawn: 'withdrawn',
    statement: 'Statement of this order',
  },
} as const
