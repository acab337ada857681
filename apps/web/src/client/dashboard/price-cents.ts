/** The integer cents of a decimal string of the wire: "24.99" is 2499. */
export const centsOf = (price: string) => Math.round(Number(price) * 100)
