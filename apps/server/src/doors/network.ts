import ipaddr from 'ipaddr.js'

/** Bytes of an IPv6 address that name a network; whoever has one has all addresses behind them. */
const networkBytes = 8

/** What limits count as one sender: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(forwarded: string): string {
  // Some proxies write the port behind the address.
  const ip = forwarded.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, networkBytes)).toString('hex')
}
