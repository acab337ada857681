/** Condition: mails that may still leave. */
export const unsent = { status: { $in: ['queued', 'failed'] } } as const

/** Condition: unsent mails about an order to this address. */
export const unsentTo = (address: string, orderId: string) => ({ orderId, to: { address }, ...unsent })
