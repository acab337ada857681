import { cookieBannerDelayMs } from '@northword/contract/consent'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { browserCookies } from './browser-cookies.ts'
import type { BrowserKeys } from './browser-keys.ts'

/** Whether a visitor has answered the cookie banner. */
type HasAnswered = (browser: BrowserKeys) => boolean

/**
 * Serves what only the server knows of a visitor whose browser runs no scripts, as a style sheet: so the pages stay the
 * same for everybody. Built pages name it in `noscript`; what its variables do stands beside what they change.
 */
export function registerVisitorStyles(app: FastifyInstance, env: Env, hasAnswered: HasAnswered) {
  app.get('/visitor.css', (request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.type('text/css; charset=utf-8')
    const browser = browserCookies(env, request, reply)
    // For the header only: whether the session is still good, the dashboard finds out.
    const isClient = browser.read('session') !== null
    return reply.send((hasAnswered(browser) ? '' : askForConsent) + (isClient ? showDashboard : ''))
  })
}

const askForConsent = `html,body{--consent-banner:grid;--consent-delay:${cookieBannerDelayMs}ms;--banner-height:var(--banner-room)}`
const showDashboard = 'html{--login-link:none;--dashboard-link:inline-flex}'
