import ipaddr from 'ipaddr.js'

/** The first bytes of an IPv6 address, which name a network: one customer has all the addresses in it. */
const networkBytes = 8

/** The network that limits count as one sender: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(forwarded: string): string {
  // Some proxies write the port behind the address.
  const ip = forwarded.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, networkBytes)).toString('hex')
}
