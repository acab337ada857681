import { domainToASCII } from 'node:url'

/**
 * The form in which addresses are compared: the domain as DNS knows it, and before it ASCII letters in
 * lower case. No other folding there (the Kelvin sign is a k): it would join different people's addresses.
 */
export function emailKey(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const domain = address.slice(at + 1)
  return `${local}@${domainToASCII(domain) || domain.toLowerCase()}`
}
