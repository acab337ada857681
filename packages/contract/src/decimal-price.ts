/** Integer cents as a decimal string: 2499 is "24.99", 1500 is "15.00". */
export const formatCents = (cents: number) => (cents / 100).toFixed(2)

/** The integer cents of a decimal string; undefined where it is no price of at most six digits before the point. */
export const parseCents = (price: unknown): number | undefined =>
  typeof price === 'string' && /^\d{1,6}(\.\d{1,2})?$/.test(price)
    ? Math.round(Number(price) * 100)
    : undefined
