import { domainToASCII } from 'node:url'

/**
 * The form in which addresses are compared: the domain as DNS knows it, and before it ASCII letters in
 * lower case. No other folding there (the Kelvin sign is a k): it would join different people's addresses.
 */
export function emailKey(address: string): string {
  const { local, domain } = partsOf(address)
  return `${local.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())}@${domain}`
}

/** The address to which a mail goes: as it was typed, at the domain of its {@link emailKey}. */
export function mailedAddress(address: string): string {
  const { local, domain } = partsOf(address)
  return `${local}@${domain}`
}

/** What a domain is made of. `domainToASCII` takes a whole host of a URL and cuts it at any other sign. */
const onlyDomain = /^[\p{L}\p{N}\p{M}.-]+$/u

function partsOf(address: string) {
  const at = address.lastIndexOf('@')
  const typed = address.slice(at + 1).toLowerCase()
  const domain = (onlyDomain.test(typed) && domainToASCII(typed)) || typed
  return { local: address.slice(0, at), domain }
}
