import type { IncomingHttpHeaders } from 'node:http'
import { checks } from '@northword/content/operate/checks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../../checks/loopback.ts'
import type { Deps } from '../context.ts'
import { networkOf, siteBytes } from '../requests/network.ts'

/** Longest DNS name. */
const longestHost = 253

/** Networks that must ask for a host name before owners read it, as one stranger can send any name. */
const networksToBelieve = 3

/** Networks of one name that are counted. */
const mostCounted = 1_000

/** Names whose networks are remembered. */
const mostNames = 200

/**
 * Warns of wrong settings that show only in requests: an untrusted proxy, or a host name other than in `PUBLIC_URL`.
 * A name counts once browsers of three networks have asked for it, as programs may send anything.
 * @returns whether headers may cause a warning
 */
export function noticeVisits(
  app: FastifyInstance,
  { env, warnings }: Pick<Deps, 'env' | 'warnings'>,
): (headers: IncomingHttpHeaders) => boolean {
  const { PUBLIC_URL, TRUSTED_PROXIES } = env
  const { protocol, host } = new URL(PUBLIC_URL)
  // With https, a check of the settings has already said so.
  const isProxyNews = TRUSTED_PROXIES.length === 0 && protocol === 'http:'
  const askersOf = countAskers()
  const noticeProxy = (request: FastifyRequest) => {
    const forwarded = request.headers['x-forwarded-for']
    if (forwarded === undefined) return
    const proxy = privateOnly(request.socket.remoteAddress)
    // Fastify lists the peer alone if it does not trust the peer.
    const isUnlisted = proxy !== '' && forwarded !== '' && request.ips?.length === 1
    if (isProxyNews || isUnlisted)
      warnings.add({ check: 'forwardedUnheard', sentence: checks.forwardedUnheard(proxy) })
  }
  const noticeName = ({ headers, ip, host: asked }: FastifyRequest) => {
    const url = headers['sec-fetch-mode'] === 'navigate' ? URL.parse(`${protocol}//${asked}`) : null
    if (!url || url.host.length > longestHost || url.host === host || isLoopback(url.hostname)) return
    const askers = askersOf(url.host, networkOf(ip, siteBytes))
    if (askers < networksToBelieve) return
    warnings.add({ check: 'otherHost', sentence: checks.otherHost(url.host, PUBLIC_URL) }, askers)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    noticeProxy(request)
    noticeName(request)
    done()
  })
  const isOurs = (asked: string | string[] | undefined) => asked === undefined || asked === host
  return (headers) =>
    (isProxyNews && headers['x-forwarded-for'] !== undefined) ||
    (headers['sec-fetch-mode'] === 'navigate' &&
      !(isOurs(headers.host) && isOurs(headers['x-forwarded-host'])))
}

/** Counts networks per name. The returned function gives the number of those that have asked for it. */
function countAskers() {
  const askers = new Map<string, Set<string>>()
  const forgetOne = (asked: string, network: string) => {
    // A network that asks for many names takes no place from those of others.
    const isItsOwn = (networks: Set<string>) => networks.size === 1 && networks.has(network)
    const others = [...askers].filter(([name]) => name !== asked)
    const names = others.toSorted(([, one], [, other]) => one.size - other.size)
    const [name] = names.find(([, networks]) => isItsOwn(networks)) ?? names[0] ?? []
    if (name !== undefined) askers.delete(name)
  }
  return (name: string, network: string): number => {
    const networks = askers.get(name) ?? new Set()
    if (networks.size < mostCounted) networks.add(network)
    askers.set(name, networks)
    if (askers.size > mostNames) forgetOne(name, network)
    return networks.size
  }
}

/** Address of a proxy in a private network. Others may be visitors' addresses, which are never logged. */
function privateOnly(address = ''): string {
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast' ? address : ''
}
