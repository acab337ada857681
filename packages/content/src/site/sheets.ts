/** Printed sheets: receipts, credit notes and statements. */
export const sheets = {
  receipt: { title: 'Receipt', amount: 'Received', thanks: 'Thank you for your payment.' },
  'credit-note': { title: 'Credit note', amount: 'Sent back', thanks: 'This money was sent back to you.' },
  number: 'Number',
  issued: 'Issued',
  /** Day on which the money moved. */
  moved: { receipt: 'Received on', 'credit-note': 'Sent on' },
  method: 'By',
  payer: { receipt: 'Received from', 'credit-note': 'Sent to' },
  order: 'Order',
  service: 'Service',
  price: 'Price of the order',
  owed: 'Still owed after it',
  overpaid: 'Paid too much after it',
  currency: 'All amounts are in US dollars.',
  withdrawn: (day: string) =>
    `Withdrawn on ${day}. This document was written by mistake and no longer counts.`,
  statement: {
    title: 'Statement',
    drawnUp: 'Drawn up on',
    caption: 'Every entry, the oldest first',
    columns: { day: 'Day', what: 'What', amount: 'Amount', owed: 'Owed' },
    kinds: {
      charge: 'Price',
      adjustment: 'Change of the price',
      payment: 'Payment',
      refund: 'Refund',
      reversal: 'Taken back',
    },
    lapsed: 'The order was stopped: its price lapses',
    counts: 'The order goes on: its price counts again',
    owed: 'Owed now',
    overpaid: 'Due back to you',
    nothing: 'Nothing has been charged for this order yet.',
  },
  back: 'Back to the order',
  print: 'Use the print command of your browser to print this page or to save it as a PDF.',
  /** Same answer for a missing document and for another reader's. */
  missing: {
    title: 'There is no such document here',
    text: (address: string) =>
      `Sign in with the account that the order belongs to, then open it from the page of your order. You can always write to ${address}.`,
    link: { label: 'Sign In', path: '/login' },
  },
} as const

/** Apart from {@link sheets}: a client's page that says it would load all of them. */
export const registration = (number: string) => `Company registration ${number}`

/** Paths; `:number` is the document's or the order's. */
export const sheetPaths = { document: '/documents/:number', statement: '/statements/:number' } as const

export const sheetAddress = (kind: keyof typeof sheetPaths, number: string) =>
  sheetPaths[kind].replace(':number', () => encodeURIComponent(number))
