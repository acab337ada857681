import { clientLabels } from '../orders/client-labels.ts'
import { company } from '../studio/company.ts'

const clock = `(${company.timeZone})`

/** Exported tables; `columns` are in this order. */
export const deskExports = {
  pending: 'Preparing the file...',
  done: (fileName: string) => `${fileName} is on your device. Whoever has it can read it.`,
  orders: {
    button: 'Download as CSV',
    fileName: (day: string) => `orders-${day}.csv`,
    columns: {
      number: 'Order',
      placed: `Placed ${clock}`,
      status: 'State',
      title: 'Service',
      sku: 'SKU',
      price: 'Price of the sale',
      charged: 'Price',
      paid: 'Paid',
      refunded: 'Given back',
      owed: 'Still owed',
      refundDue: 'Refund due',
      currency: 'Currency',
      terms: 'Terms',
      due: `Due ${clock}`,
      ...clientLabels,
      fullName: 'Client',
      agent: 'Agent',
      writer: 'Writer',
      brief: 'Brief',
    },
  },
  money: {
    heading: 'Bookkeeping',
    text: 'Every entry of the ledger between two days, as a CSV file for a spreadsheet or for your accountant.',
    days: 'An entry counts on the day on which the money moved, as you typed it. One that moved none counts on the day on which it was written.',
    from: 'First day',
    until: 'Last day',
    button: 'Download as CSV',
    fileName: (from: string, until: string) => `money-${from}-to-${until}.csv`,
    columns: {
      day: 'Day',
      number: 'Order',
      sequence: 'Entry',
      kind: 'Kind',
      amount: 'Amount',
      moved: 'Money in or out',
      currency: 'Currency',
      receivedOn: 'Received or sent on',
      method: 'Way',
      reference: 'Reference',
      documentNumber: 'Document',
      reverses: 'Reverses entry',
      reason: 'Reason',
      clientName: 'Client',
      memberName: 'Written by',
      at: `Written ${clock}`,
    },
  },
} as const
