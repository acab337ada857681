import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { acceptedAt } from './consent.ts'

/** A visitor with their own browser context, which records every problem on a page. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** Allows problems that match, from now on. */
  expectProblem: (problem: RegExp) => void
  /** Requests of the context that have no answer yet, and their age in seconds. */
  waiting: () => string[]
  /** Closes the context, and throws on unexpected problems. */
  leave: () => Promise<void>
}

export interface Arrival extends BrowserContextOptions {
  /** The banner will ask; by default it was accepted on an earlier visit. */
  isNew?: boolean
}

interface VisitorOptions extends Arrival {
  /** The only origin that pages may contact. */
  url: string
}

/** Opens a context with its own storage; relative addresses belong to `url`. */
export async function openVisitor(
  browser: Browser,
  { url, isNew = false, ...options }: VisitorOptions,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    ...(!isNew && { storageState: acceptedAt(url) }),
    ...options,
  })
  const problems: string[] = []
  const expected: RegExp[] = []
  await context.addInitScript(reportViolations)
  context.on('page', (page) => watch(page, url, problems))
  const waiting = requestsOf(context)
  const page = await context.newPage()
  const leave = async () => {
    await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.close()
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
    if (unexpected.length > 0) throw new Error(`Something went wrong on the page:\n${unexpected.join('\n')}`)
  }
  return { page, context, expectProblem: (problem) => void expected.push(problem), waiting, leave }
}

/** Keeps the requests that are under way. */
function requestsOf(context: BrowserContext): Visitor['waiting'] {
  const began = new Map<Request, number>()
  context.on('request', (request) => began.set(request, performance.now()))
  context.on('requestfinished', (request) => began.delete(request))
  context.on('requestfailed', (request) => began.delete(request))
  return () =>
    Array.from(began, ([request, at]) => {
      const seconds = ((performance.now() - at) / 1_000).toFixed(1)
      return `${request.method()} ${request.url()} waits for ${seconds} s`
    })
}

/** Runs in the page. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content-Security-Policy: ${effectiveDirective} refused ${blockedURI}`)
  })
}

function watch(page: Page, url: string, problems: string[]) {
  const { origin } = new URL(url)
  const note = (what: string) => problems.push(`${page.url().replace(origin, '')}: ${what}`)
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) note(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`))
  page.on('crash', () => note('the page crashed'))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its open requests.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    const target = new URL(request.url())
    if (target.protocol.startsWith('http') && target.origin !== origin)
      note(`foreign request: ${target.href}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`)
  })
}
