import ipaddr from 'ipaddr.js'

/** Public by its number, and yet the machine room of a cloud: Azure answers its guests there. */
const machineRoom = '168.63.129.16'

/** The networks from which public IPv6 addresses are given out. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet: no private, loopback, link-local, shared, reserved, documentation or
 * multicast one, nor one of IPv6 that stands for one of IPv4. Of IPv6 only what is given out counts, so that the forms that
 * nobody uses any more are refused without being listed.
 */
export function isPublicAddress(text: string): boolean {
  // A zone belongs to one machine alone.
  if (text.includes('%') || !ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || address.toString() === machineRoom) return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}
