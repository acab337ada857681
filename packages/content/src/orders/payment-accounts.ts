/** Accounts for payments without a link. Replace them together with `company.ts`. */
export const accounts = {
  bank: {
    holder: 'Northword Limited',
    name: 'Example Bank, Hong Kong',
    number: '000-000000-000',
    swift: 'EXAMHKHH',
  },
  paypal: 'pay@northword.example',
} as const

/** Days until a payment is due: before work begins, and on NET-30 terms. */
export const payWithinDays = { prepaid: 7, net30: 30 } as const
