import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { isPublicAddress } from './public-address.ts'

export interface HostAddress {
  address: string
  family: number
}

type Resolve = (hostname: string) => Promise<HostAddress[]>

/** Rules for outgoing requests to addresses that staff typed. */
export interface Reach {
  /** Our own host name, which is refused. */
  ownHostname: string
  /** Private networks (CIDR) that are allowed. */
  privateNetworks: readonly string[]
  resolve: Resolve
}

export class RefusedAddress extends Error {}

/** Allows public addresses, and the private networks that the operator names. */
export const createReach = (publicUrl: string, privateNetworks: readonly string[]): Reach => ({
  ownHostname: new URL(publicUrl).hostname,
  privateNetworks,
  resolve: (hostname) => lookup(hostname, { all: true }),
})

/**
 * Resolves a URL and checks every address. Connect to these, as a second lookup could differ; unencrypted only to an
 * allowed private network.
 * @throws {RefusedAddress} and errors of the resolver
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
  // `URL` has normalised every form of an IPv4 address, octal and decimal too.
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

/** CIDR network. A single address is a network of one. */
const networkIn = (network: string) =>
  ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`)

const withoutDot = (hostname: string) => hostname.replace(/\.$/, '')
