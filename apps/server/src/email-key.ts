import { domainToASCII } from 'node:url'

/**
 * The form in which addresses are compared: the domain as DNS has it, and ASCII letters before it in lower case.
 * Other letters stay as they are: full case folding makes a k of the Kelvin sign, and one address of two people's.
 */
export function emailKey(address: string): string {
  const { local, domain } = partsOf(address)
  return `${local.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())}@${domain}`
}

/** The address that a mail is sent to: the local part as it was typed, the domain as in {@link emailKey}. */
export function mailedAddress(address: string): string {
  const { local, domain } = partsOf(address)
  return `${local}@${domain}`
}

/** Matches a domain and nothing else: `domainToASCII` parses the host of a URL and drops what follows other signs. */
const onlyDomain = /^[\p{L}\p{N}\p{M}.-]+$/u

function partsOf(address: string) {
  const at = address.lastIndexOf('@')
  const typed = address.slice(at + 1).toLowerCase()
  const domain = (onlyDomain.test(typed) && domainToASCII(typed)) || typed
  return { local: address.slice(0, at), domain }
}
