/** Where clients send money without a link. Replace it together with `company.ts`. */
export const accounts = {
  bank: {
    holder: 'Northword Limited',
    name: 'Example Bank, Hong Kong',
    number: '000-000000-000',
    swift: 'EXAMHKHH',
  },
  paypal: 'pay@northword.example',
} as const

/** Days in which a client is asked to pay: before work begins, and on NET-30 terms. */
export const payWithinDays = { prepaid: 7, net30: 30 } as const
