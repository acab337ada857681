/** Marks in the built pages about the API, in whose place a server puts what its release says. */
export const marksOfApiPages = { brand: '__BRAND__', orderPrefix: '__ORDER_PREFIX__' } as const
