import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { isPublicAddress } from './public-address.ts'

/** An address of a host, as a resolver gives it. */
export interface HostAddress {
  address: string
  family: number
}

/** Asks for all addresses of a name. */
export type Resolve = (hostname: string) => Promise<HostAddress[]>

/** What this server may call on the word of somebody at the desk. */
export interface Reach {
  /** Our own name, which nobody calls through us. */
  ownHostname: string
  /** Networks (CIDR) of ours that may be called, although they are not public. */
  privateNetworks: readonly string[]
  resolve: Resolve
}

/** Somewhere that may not be called. */
export class RefusedAddress extends Error {}

/** The reach of a server: everything public, and the private networks that its operator names. */
export const createReach = (publicUrl: string, privateNetworks: readonly string[]): Reach => ({
  ownHostname: new URL(publicUrl).hostname,
  privateNetworks,
  resolve: (hostname) => lookup(hostname, { all: true }),
})

/**
 * The addresses behind a URL, every one of which may be called. Whoever connects must connect to these: asked again, a
 * name could lead elsewhere. Unencrypted only to a private network that the operator has named.
 * @throws {RefusedAddress} and whatever the resolver throws
 */
export async function reachable(url: URL, reach: Reach): Promise<HostAddress[]> {
  const found = await addressesOf(url, reach)
  const areNamed = found.length > 0 && found.every(({ address }) => isNamed(address, reach))
  const arePublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address))
  const isOurs = withoutDot(url.hostname) === withoutDot(reach.ownHostname)
  if (areNamed || (arePublic && !isOurs && url.protocol === 'https:')) return found
  throw new RefusedAddress(`${url.hostname} may not be called`)
}

async function addressesOf({ hostname }: URL, { resolve }: Reach): Promise<HostAddress[]> {
  // The URL has written every form of an IPv4 address, octal and decimal too, in the usual one.
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  if (!ipaddr.isValid(literal)) return resolve(hostname)
  return [{ address: literal, family: ipaddr.parse(literal).kind() === 'ipv4' ? 4 : 6 }]
}

function isNamed(address: string, { privateNetworks }: Reach): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return privateNetworks.some((network) => {
    const [range, bits] = networkIn(network)
    return range.kind() === parsed.kind() && parsed.match(range, bits)
  })
}

/** A network in CIDR notation; a lone address is the network of itself. */
const networkIn = (network: string) =>
  ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`)

const withoutDot = (hostname: string) => hostname.replace(/\.$/, '')
