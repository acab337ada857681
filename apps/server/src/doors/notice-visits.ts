import { checks } from '@northword/content/checks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../checks/loopback.ts'
import type { Deps } from './context.ts'

/** No name in the DNS is longer. */
const longestHost = 253

/**
 * Warns of settings that only the requests of visitors show to be wrong: a proxy that is not believed, and another name
 * than that of `PUBLIC_URL`. Programs may claim anything, so only what a browser opens counts as asking for a name.
 */
export function noticeVisits(app: FastifyInstance, { env, warnings }: Pick<Deps, 'env' | 'warnings'>) {
  const { PUBLIC_URL, TRUSTED_PROXIES } = env
  const { protocol, host } = new URL(PUBLIC_URL)
  // Where PUBLIC_URL is https, a check of the settings has said so already.
  const isProxyNews = TRUSTED_PROXIES.length === 0 && protocol === 'http:'
  const notice = ({ headers, socket, host: asked }: FastifyRequest) => {
    if (isProxyNews && headers['x-forwarded-for'] !== undefined) {
      const sentence = checks.forwardedUnheard(privateOnly(socket.remoteAddress))
      warnings.add({ check: 'forwardedUnheard', sentence })
    }
    const url = headers['sec-fetch-mode'] === 'navigate' ? URL.parse(`${protocol}//${asked}`) : null
    if (!url || url.host.length > longestHost || url.host === host || isLoopback(url.hostname)) return
    warnings.add({ check: 'otherHost', sentence: checks.otherHost(url.host, PUBLIC_URL) })
  }
  app.addHook('onRequest', (request, _reply, done) => {
    notice(request)
    done()
  })
}

/** The address of a proxy in our own network; any other may be a visitor's, which is in no log. */
function privateOnly(address = ''): string {
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast' ? address : ''
}
