import type { Example } from '../../doors/api/add-examples.ts'
import { parameterNames, pathFrom } from '../../doors/pages/page-address.ts'
import { atTime } from '../../time/clock.ts'
import { newBrowser, type Browser } from '../requests/test-browser.ts'
import { restPaths } from '../requests/test-rest.ts'
import type { TestApp } from '../test-app.ts'

interface Call {
  operationId: string
  method: string
  url: string
  input?: Record<string, unknown>
}

type Values = Record<string, unknown>

/** Tuesday morning in Hong Kong, so that promises and closings are always the same. */
const start = Date.UTC(2026, 10, 24, 2)
const second = 1_000

/** Calls operations a second apart, and keeps the first call of each as its example. */
export class Recorder {
  readonly examples: Record<string, Example> = {}
  readonly #site: TestApp
  #seconds = 0

  constructor(site: TestApp) {
    this.#site = site
  }

  /** Runs work at the story's next second. */
  at<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#seconds += 1
    return atTime(this.now(), work)
  }

  now = () => start + this.#seconds * second

  newBrowser = () => newBrowser(this.#site)

  /** Calls a procedure by its REST path. @throws {Error} if it is refused */
  async call(browser: Browser, path: string, input: Values = {}): Promise<Values> {
    const rest = restPaths.get(path)
    if (!rest) throw new Error(`${path} has no REST path.`)
    return this.send(browser, { operationId: path, method: rest.method, url: rest.url, input })
  }

  /** Calls an operation. @throws {Error} if it is refused */
  async send(browser: Browser, { operationId, method, url, input = {} }: Call): Promise<Values> {
    const named = parameterNames(url)
    const address = pathFrom(url, Object.fromEntries(named.map((name) => [name, String(input[name])])))
    const others = Object.entries(input).filter(
      ([name]) => !named.includes(name) && name !== 'idempotencyKey',
    )
    const isRead = method === 'GET' || method === 'DELETE'
    const { idempotencyKey: key } = input
    const search = new URLSearchParams(
      others.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    const query = isRead && search !== '' ? `?${search}` : ''
    const sent = await this.at(() =>
      browser.send(
        method as 'GET',
        address + query,
        isRead || others.length === 0 ? undefined : Object.fromEntries(others),
        typeof key === 'string' ? { 'idempotency-key': key } : {},
      ),
    )
    if (sent.statusCode >= 400) throw new Error(`${operationId}: ${sent.statusCode} ${sent.body}`)
    const [type = ''] = String(sent.headers['content-type']).split(';')
    const isJson = type === 'application/json'
    const answer: unknown = sent.body === '' ? undefined : isJson ? sent.json() : sent.body
    const parameters = Object.entries(input).filter(([name]) => named.includes(name) || isRead)
    this.examples[operationId] ??= {
      ...(parameters.length > 0 && {
        parameters: Object.fromEntries(parameters.map(([n, v]) => [n, String(v)])),
      }),
      ...(!isRead && others.length > 0 && { body: Object.fromEntries(others) }),
      status: sent.statusCode,
      ...(answer !== undefined && { ...(!isJson && { type }), answer }),
    }
    return (typeof answer === 'object' && answer ? answer : {}) as Values
  }
}
