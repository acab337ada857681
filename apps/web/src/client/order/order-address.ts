/** The address of the page of an order. */
export const orderAddress = (number: string) => `/dashboard/orders/${encodeURIComponent(number)}`
