import { checks } from '@northword/content/checks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../checks/loopback.ts'
import type { Deps } from './context.ts'
import { networkOf } from './network.ts'

/** No name in the DNS is longer. */
const longestHost = 253

/** Networks from which a name was asked for before owners read it: one stranger can claim any. */
const networksToBelieve = 3

/** Names whose askers are remembered, the latest. */
const mostNames = 200

/**
 * Warns of settings that only the requests of visitors show to be wrong: a proxy that is not believed, and another name
 * than that of `PUBLIC_URL`. Programs may claim anything, so a name counts once browsers of three networks have opened it.
 */
export function noticeVisits(app: FastifyInstance, { env, warnings }: Pick<Deps, 'env' | 'warnings'>) {
  const { PUBLIC_URL, TRUSTED_PROXIES } = env
  const { protocol, host } = new URL(PUBLIC_URL)
  // Where PUBLIC_URL is https, a check of the settings has said so already.
  const isProxyNews = TRUSTED_PROXIES.length === 0 && protocol === 'http:'
  const isBelieved = countAskers()
  const notice = ({ headers, socket, ip, host: asked }: FastifyRequest) => {
    if (isProxyNews && headers['x-forwarded-for'] !== undefined) {
      const sentence = checks.forwardedUnheard(privateOnly(socket.remoteAddress))
      warnings.add({ check: 'forwardedUnheard', sentence })
    }
    const url = headers['sec-fetch-mode'] === 'navigate' ? URL.parse(`${protocol}//${asked}`) : null
    if (!url || url.host.length > longestHost || url.host === host || isLoopback(url.hostname)) return
    if (!isBelieved(url.host, networkOf(ip))) return
    warnings.add({ check: 'otherHost', sentence: checks.otherHost(url.host, PUBLIC_URL) })
  }
  app.addHook('onRequest', (request, _reply, done) => {
    notice(request)
    done()
  })
}

/** Counts the networks that ask for a name. The function that it returns says whether they are enough. */
function countAskers() {
  const askers = new Map<string, Set<string>>()
  return (name: string, network: string): boolean => {
    const networks = askers.get(name) ?? new Set()
    if (networks.size >= networksToBelieve) return true
    networks.add(network)
    askers.delete(name)
    askers.set(name, networks)
    const [oldest] = askers.keys()
    if (askers.size > mostNames && oldest !== undefined) askers.delete(oldest)
    return networks.size >= networksToBelieve
  }
}

/** The address of a proxy in our own network; any other may be a visitor's, which is in no log. */
function privateOnly(address = ''): string {
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast' ? address : ''
}
