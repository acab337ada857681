import type { CookieSerializeOptions } from '@fastify/cookie'
import {
  claimCookie,
  deskCookie,
  deskDeviceCookie,
  deviceCookie,
  orderCookie,
  previewCookie,
  sentCookie,
  sessionCookie,
} from '@northword/contract/device/device-key-names'
import { parse } from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrowserKeys, KeyName } from '../browser-keys.ts'
import type { Env } from '../../env.ts'

const names: Record<KeyName, string> = {
  session: sessionCookie,
  claim: claimCookie,
  device: deviceCookie,
  order: orderCookie,
  desk: deskCookie,
  deskDevice: deskDeviceCookie,
  preview: previewCookie,
}
/** Seconds during which a form's confirmation page can be reloaded. */
const sentSeconds = 600
const secretShape = /^[\w-]{43}$/
const deviceShape = /^[\w-]{22}\.[\w-]{43}$/
const shapes: Record<KeyName, RegExp> = {
  session: secretShape,
  claim: secretShape,
  device: deviceShape,
  order: secretShape,
  desk: secretShape,
  deskDevice: deviceShape,
  preview: secretShape,
}

/** Cookies of a browser. Secrets are HttpOnly and SameSite; other texts are readable by scripts. */
export function browserCookies(env: Env, request: FastifyRequest, reply: FastifyReply): BrowserKeys {
  const secure = env.PUBLIC_URL.startsWith('https:')
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure }
  // No other site links to the desk, so its cookies are SameSite=Strict.
  const optionsOf = (name: KeyName) =>
    name.startsWith('desk') ? { ...options, sameSite: 'strict' as const } : options
  const hosted = (name: string) => `${secure ? '__Host-' : ''}${name}`
  const nameOf = (name: KeyName) => hosted(names[name])
  // Calls of a batch share this map, so that later ones read a cookie that an earlier one set.
  const kept = new Map<KeyName, string | null>()
  return {
    read(name) {
      const carried = request.cookies[nameOf(name)]
      return kept.get(name) ?? (carried && shapes[name].test(carried) && !kept.has(name) ? carried : null)
    },
    keep(name, secret, seconds) {
      kept.set(name, secret)
      reply.setCookie(nameOf(name), secret, { ...optionsOf(name), ...(seconds && { maxAge: seconds }) })
    },
    forget(name) {
      kept.set(name, null)
      reply.clearCookie(nameOf(name), optionsOf(name))
    },
    recall: (name) => request.cookies[name] ?? null,
    remember(name, text, seconds) {
      reply.setCookie(name, text, { ...options, httpOnly: false, maxAge: seconds })
    },
    rememberSent(address) {
      reply.setCookie(hosted(sentCookie), address, { ...options, maxAge: sentSeconds })
    },
    wasSentTo: (address) => request.cookies[hosted(sentCookie)] === address,
    signalsPrivacy: request.headers['sec-gpc'] === '1',
    get device() {
      return deviceOf(request.headers['user-agent'])
    },
  }
}

/** Such as "Chrome on Linux", from the User-Agent header. */
function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = parse(userAgent.slice(0, 500))
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ').slice(0, 100)
}
