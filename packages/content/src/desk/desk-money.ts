import { refundPolicy } from '@northword/contract/money/refund-policy'
import { payWithinDays } from '@northword/contract/money/payment-terms'
import { paymentMethodLabels } from '../mails/payment-mails.ts'
import { paymentTermsLabels, paymentWayLabels } from '../orders/payment-ways.ts'

const most = `${refundPolicy.noneFromPercent} %`

export const deskMoney = {
  heading: 'Money',
  loading: 'Loading the money',
  charged: 'Price',
  paid: 'Paid',
  refunded: 'Given back',
  owed: 'Still owed',
  overpaid: 'Paid too much',
  terms: 'Terms',
  refundDue: (amount: string) => `${amount} is due back to the client.`,
  refundBy: (day: string) => `Send it by ${day}.`,
  refundOverpaid: 'The client has paid more than the price.',
  refundStopped: 'The order is stopped. If the policy gives the studio a share, keep it first.',
  askBy: (when: string) => `Ask for the payment by ${when}.`,
  entries: 'Entries',
  columns: { when: 'When', what: 'What', amount: 'Amount' },
  kinds: {
    charge: 'Charge',
    adjustment: 'Adjustment',
    payment: 'Payment',
    refund: 'Refund',
    reversal: 'Reversal',
  },
  methods: paymentMethodLabels,
  ways: paymentWayLabels,
  termsLabels: paymentTermsLabels,
  amount: 'Amount in US dollars',
  reason: 'Reason',
  method: 'Way',
  reference: 'Reference',
  referenceHint: 'The provider’s or the bank’s. Never the data of a card.',
  acts: {
    price: {
      open: 'Agree the Price',
      title: 'The price that you agree on',
      reasonHint: 'Needed where it is not the price of the sale.',
      save: 'Save the Price',
    },
    request: {
      open: 'Request Payment',
      title: 'Ask the client for payment',
      text: 'The client gets it by email, with the order’s number as the reference.',
      way: 'How the client pays',
      link: 'Link to the payment',
      linkHint: 'From your provider. It begins with https://',
      linkHost: (host: string) => `The client sees that it leads to ${host}`,
      dueOn: 'To be paid by',
      replaces: 'It replaces the request that is open.',
      save: 'Send the Request',
    },
    payment: {
      open: 'Record a Payment',
      title: 'Money that has come in',
      day: 'Received on',
      save: 'Record the Payment',
    },
    refund: {
      open: 'Record a Refund',
      title: 'Money that was sent back',
      day: 'Sent on',
      save: 'Record the Refund',
    },
    share: {
      open: 'Keep a Share',
      title: 'The share that the studio keeps',
      text: 'Without it all that was paid goes back.',
      save: 'Keep the Share',
    },
    reverse: {
      open: 'Reverse',
      title: 'Take back an entry that was a mistake',
      save: 'Reverse the Entry',
    },
  },
  policy: {
    heading: 'If the order ends, by the refund policy',
    percent: 'Share of the work that is done, in percent',
    ourFailure: 'It was our failure, or we were too late',
    refund: (amount: string) => `${amount} goes back to the client.`,
    share: (amount: string) => `${amount} stays with the studio.`,
    use: 'Use This Amount',
    /** The published policy's rules, as they hold for the amount. */
    rules: {
      failure: 'The revisions fail, we are late, or the text is not original: all that is paid goes back.',
      early: 'The client cancels before work begins: all that is paid goes back.',
      partly: `The client cancels after work begins but before ${most} of it is complete: the studio keeps the share of the price for the work that is done.`,
      tooFar: `${most} or more of the work is complete and the client has changed their mind: only what is paid too much goes back.`,
    },
    link: 'Refund Policy',
  },
  request: {
    heading: 'Request for payment',
    line: (amount: string, way: string, day: string) => `${amount}, ${way}, to be paid by ${day}`,
    overdue: 'That day has passed.',
    by: (name: string) => `Asked by ${name}`,
    open: (host: string) => `Open ${host}`,
  },
  documents: {
    statement: 'Statement',
    withdrawn: 'withdrawn',
    /** For screen readers. */
    open: (number: string) => `Open ${number} for printing`,
  },
  changeTerms: {
    open: 'Change Terms',
    heading: 'When the client pays',
    order: 'This order is',
    client: 'New orders of this client are',
    save: 'Save the Terms',
    hint: `On NET-30 terms work begins before the payment, which is due ${payWithinDays.net30} days after the request.`,
  },
  /** In the order's timeline. */
  told: {
    request: (amount: string, way: string, day: string) => `${amount}, ${way}, by ${day}`,
    order: (terms: string) => `This order: ${terms}`,
    client: (terms: string) => `New orders of this client: ${terms}`,
  },
  /** For screen readers. */
  reverseEntry: (kind: string, amount: string) => `Reverse: ${kind} of ${amount}`,
} as const
