/** The end of an address that asks for the order form of a service. */
export const orderHash = (sku: string) => `#order=${sku}`

/**
 * Takes that end off the address, so that a reload does not open a form again that was closed or sent.
 * Not a navigation: the page stays where it is.
 */
export function dropOrderHash(sku: string) {
  const { hash, pathname, search } = window.location
  if (hash === orderHash(sku)) window.history.replaceState(window.history.state, '', pathname + search)
}
