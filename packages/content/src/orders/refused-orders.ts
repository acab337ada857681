/** Orders of the outbox that the server has refused; loaded with their list. */
export const refusedOrders = {
  heading: 'Orders that could not be sent',
  because: (serviceName: string, reason: string) =>
    `Your order of ${serviceName} could not be sent: ${reason}`,
  text: 'Order text',
  copy: 'Copy order text',
  copied: 'Order text copied.',
  orderAt: (price: string) => `Order at ${price}`,
  remove: 'Remove from this device',
} as const
