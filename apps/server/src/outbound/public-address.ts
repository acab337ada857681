import ipaddr from 'ipaddr.js'

/** A public address that Azure serves to its virtual machines. */
const machineRoom = '168.63.129.16'

/** Range of public IPv6 addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for a public address. False for private, loopback, link-local, shared, reserved, documentation, multicast and
 * IPv4-mapped ones, and for all IPv6 outside the allocated range.
 */
export function isPublicAddress(text: string): boolean {
  // A zone is local to one machine.
  if (text.includes('%') || !ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || address.toString() === machineRoom) return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}
