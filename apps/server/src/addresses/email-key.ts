import { domainToASCII } from 'node:url'

/**
 * Key to compare addresses: the domain in ASCII (IDNA), and ASCII letters of the local part in lower case. Full case
 * folding would turn the Kelvin sign into k, and merge the addresses of two people.
 */
export function emailKey(address: string): string {
  const { local, domain } = partsOf(address)
  return `${local.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())}@${domain}`
}

/** Address for sending: the local part as typed, the domain as in {@link emailKey}. */
export function mailedAddress(address: string): string {
  const { local, domain } = partsOf(address)
  return `${local}@${domain}`
}

/** Matches a domain only: `domainToASCII` parses a URL's host and drops what follows other characters. */
const onlyDomain = /^[\p{L}\p{N}\p{M}.-]+$/u

function partsOf(address: string) {
  const at = address.lastIndexOf('@')
  const typed = address.slice(at + 1).toLowerCase()
  const domain = (onlyDomain.test(typed) && domainToASCII(typed)) || typed
  return { local: address.slice(0, at), domain }
}
