/** Integer cents as a decimal string: 2499 is "24.99". */
export const formatCents = (cents: number) => (cents / 100).toFixed(2)

/** Integer cents of a decimal string with up to six digits before the point, else undefined. */
export const parseCents = (price: unknown): number | undefined =>
  typeof price === 'string' && /^\d{1,6}(\.\d{1,2})?$/.test(price)
    ? Math.round(Number(price) * 100)
    : undefined
