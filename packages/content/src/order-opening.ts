import { company } from './company.ts'

/** The words on and near the buttons that open an order form. */
export const orderOpening = {
  label: 'Order',
  /** Accessible name; it begins with what the button shows. */
  accessible: (serviceName: string) => `Order ${serviceName}`,
  /** The buttons need a script. */
  noScript: {
    before: 'The order form needs JavaScript. You can order by email too: write to',
    email: company.emails.orders,
    after: 'with the name of the service.',
  },
} as const
