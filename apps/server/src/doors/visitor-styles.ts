import { cookieBannerDelayMs } from '@northword/contract/consent'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { browserCookies } from './browser-cookies.ts'
import type { BrowserKeys } from './browser-keys.ts'

type HasAnswered = (browser: BrowserKeys) => boolean

/**
 * Serves what the server knows of a visitor without scripts as a style sheet, so that pages stay the same for all.
 * Built pages load it in `noscript`; the variables' effects are in the components' CSS.
 */
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
