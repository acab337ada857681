/** The condition of mails that have not left, and may still do. */
export const unsent = { status: { $in: ['queued', 'failed'] } } as const

/** The condition of those about an order that are on their way to an address. */
export const unsentTo = (address: string, orderId: string) => ({ orderId, to: { address }, ...unsent })
