/** The words on the links that open an order form, and where they lead. */
export const orderOpening = {
  label: 'Order',
  /** Accessible name; it begins with what the link shows. */
  accessible: (serviceName: string) => `Order ${serviceName}`,
  /** The page with the form of one service. */
  to: (sku: string) => `/order/${sku}`,
} as const
