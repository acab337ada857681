export const orderAddress = (number: string) => `/dashboard/orders/${encodeURIComponent(number)}`
