import { cookieBannerDelayMs } from '@northword/contract/site/consent'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'
import { browserCookies } from '../requests/browser-cookies.ts'
import type { BrowserKeys } from '../browser-keys.ts'

type HasAnswered = (browser: BrowserKeys) => boolean

/** Style sheet with a visitor's state, for browsers without scripts (`noscript`). Pages stay the same for all. */
export function registerVisitorStyles(app: FastifyInstance, env: Env, hasAnswered: HasAnswered) {
  app.get('/visitor.css', (request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.type('text/css; charset=utf-8')
    const browser = browserCookies(env, request, reply)
    // For the header only. The dashboard checks whether the session is valid.
    const isClient = browser.read('session') !== null
    return reply.send((hasAnswered(browser) ? '' : askForConsent) + (isClient ? showDashboard : ''))
  })
}

const askForConsent = `html,body{--consent-banner:grid;--consent-delay:${cookieBannerDelayMs}ms;--banner-height:var(--banner-room)}`
const showDashboard = 'html{--login-link:none;--dashboard-link:inline-flex}'
