import { checks } from '@northword/content/checks'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../checks/loopback.ts'
import type { Warnings } from '../checks/warnings.ts'
import type { Env } from '../env.ts'

/** No name in the DNS is longer. */
const longestHost = 253

/**
 * Warns of settings that only the requests of visitors show to be wrong: a proxy that is not believed, and another name
 * than that of `PUBLIC_URL`. Programs may claim anything, so only what a browser opens counts as asking for a name.
 */
export function noticeVisits(env: Pick<Env, 'PUBLIC_URL' | 'TRUSTED_PROXIES'>, warnings: Warnings) {
  const { PUBLIC_URL, TRUSTED_PROXIES } = env
  const { protocol, host } = new URL(PUBLIC_URL)
  // Where PUBLIC_URL is https, a check of the settings has said so already.
  const isProxyNews = TRUSTED_PROXIES.length === 0 && protocol === 'http:'
  return (request: FastifyRequest) => {
    const { headers } = request
    if (isProxyNews && headers['x-forwarded-for'] !== undefined) {
      const sentence = checks.forwardedUnheard(privateOnly(request.socket.remoteAddress))
      warnings.add({ check: 'forwardedUnheard', sentence })
    }
    if (headers['sec-fetch-mode'] !== 'navigate' || request.host.length > longestHost) return
    const asked = URL.parse(`${protocol}//${request.host}`)
    if (!asked || asked.host === host || isLoopback(asked.hostname)) return
    warnings.add({ check: 'otherHost', sentence: checks.otherHost(asked.host, PUBLIC_URL) })
  }
}

/** The address of a proxy in our own network; any other may be a visitor's, which is in no log. */
function privateOnly(address = ''): string {
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast' ? address : ''
}
