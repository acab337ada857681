import { expectDeclared } from './declared-answers.ts'
import type { TestApp } from '../test-app.ts'

/** An answer of either door in one shape: `body` on success, `message` and `issues` on failure. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  message?: string
  issues?: { path: string; message: string }[]
  headers: Record<string, unknown>
  /** Whole Set-Cookie headers. */
  setCookies: string[]
}

export const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

interface Given {
  /** Remote address. Default: a network of its own. */
  address?: string
  headers?: Headers
}

export type Browser = ReturnType<typeof newBrowser>

/** A visitor's browser. Keeps cookies and sends them back. */
export function newBrowser(
  { app }: Pick<TestApp, 'app'>,
  { address = newAddress(), headers = {} }: Given = {},
) {
  const cookies = new Map<string, string>()

  const send = (method: Method, url: string, body?: unknown, extra: Headers = {}) =>
    sendText(method, url, JSON.stringify(body), { ...(body !== undefined && json), ...extra })

  async function sendText(method: Method, url: string, payload: string | undefined, extra: Headers) {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...cookieOf(cookies), ...headers, ...extra },
      ...(payload !== undefined && { payload }),
    })
    expectDeclared(method, url, answer)
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  return {
    cookies,
    headers,
    send,
    visit: (url: string, extra: Headers = {}) => sendText('GET', url, undefined, { ...reader, ...extra }),
    /** Posts a plain form of our pages. */
    postForm: (url: string, fields: Record<string, string> | [string, string][] = {}, extra: Headers = {}) =>
      sendText('POST', url, new URLSearchParams(fields).toString(), { ...reader, ...ownForm, ...extra }),
    /** Calls a mutation. */
    call: async (path: string, input: unknown = {}): Promise<Answer> =>
      ofProcedure(await send('POST', `/trpc/${path}`, input)),
    /** Calls a query. */
    ask: async (path: string, input?: unknown): Promise<Answer> => {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
      return ofProcedure(await send('GET', `/trpc/${path}${query}`))
    },
    rest: async (method: Method, url: string, body?: unknown): Promise<Answer> =>
      ofRest(await send(method, url, body)),
  }
}

/** Another window of a browser, answered by another instance. */
export function elsewhere(site: Pick<TestApp, 'app'>, { cookies, headers }: Browser): Browser {
  const window = newBrowser(site, { headers })
  for (const [name, value] of cookies) window.cookies.set(name, value)
  return window
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

const json = { 'content-type': 'application/json' }
const reader = { accept: 'text/html' }
const ownForm = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
}

function cookieOf(cookies: Map<string, string>): Headers {
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return cookie === '' ? {} : { cookie }
}

type Headers = Record<string, string>
type Sent = Awaited<ReturnType<TestApp['post']>>

function ofProcedure(sent: Sent): Answer {
  const { result, error } = sent.json()
  const failure = error && { message: error.message, issues: error.data?.issues }
  return { ...ofAny(sent), body: result?.data ?? {}, ...failure }
}

function ofRest(sent: Sent): Answer {
  const body = sent.body === '' ? {} : sent.json()
  return { ...ofAny(sent), body, message: body.message, issues: body.issues }
}

const ofAny = ({ statusCode, headers }: Sent) => ({
  status: statusCode,
  headers,
  setCookies: [headers['set-cookie'] ?? []].flat(),
})

let addresses = 0

function newAddress() {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}
