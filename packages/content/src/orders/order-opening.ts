/** Links to the order forms. */
export const orderOpening = {
  label: 'Order',
  /** Accessible name; starts with the visible text. */
  accessible: (serviceName: string) => `Order ${serviceName}`,
  /** Address of a service's order page. */
  to: (sku: string) => `/order/${sku}`,
} as const
