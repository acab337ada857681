import ipaddr from 'ipaddr.js'

/** Bytes of an IPv6 network (/64), which a provider gives to one customer. */
const networkBytes = 8

/** Bytes of the largest IPv6 network (/48) that a provider gives to one customer. */
export const siteBytes = 6

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address.
 * @param forwarded undefined after a reset, when a connection has no address
 * @param bytes of another network of IPv6
 */
export function networkOf(forwarded: string | undefined, bytes = networkBytes): string {
  // Some proxies append the port.
  const ip = forwarded?.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!ip || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, bytes)).toString('hex')
}
