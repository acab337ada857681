const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A price for a reader: 2499 cents is "$24.99", 13500 is "$135". */
export const formatPrice = (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100)
