import type { PageState, RefusedForm } from '@northword/contract/site/page-state'
import { DomainError } from '../../errors/domain-error.ts'
import type { BrowserKeys } from '../browser-keys.ts'
import type { RequestContext } from '../context.ts'
import { answer, failureOf } from '../requests/error-answers.ts'
import { networkOf } from '../requests/network.ts'
import { parametersOf, pathnameOf, searchOf } from './page-address.ts'
import type { PageView, View } from '../page-view.ts'
import { type LivePages, pageAt, renderNow } from './pages.ts'
import { type ProblemPages, problemPages } from './problem-pages.ts'
import { type RenderFor, renderInTurn } from './render-in-turn.ts'
import { sendBuilt, sendRendered, type Storage } from './send-page.ts'
import type { Visit } from './visit.ts'
import type { FastifyRequest } from 'fastify'
import { describeError } from '../requests/describe-error.ts'
import { noteFailure } from '../requests/measure-requests.ts'
import type { Ask } from './render-page.ts'

export interface Site {
  pages: LivePages
  views: PageView[]
  askIn: (context: RequestContext) => (path: string, input: unknown) => Promise<unknown>
}

export type ShownPages = ReturnType<typeof createShownPages>

/** Pages completed for one visitor. None without a build. @param factor multiplies a network's queue limit */
export function createShownPages(site: Site, factor: number) {
  const { pages } = site
  const isRendering = pages.now().render !== null
  return shownPages({
    ...site,
    renderFor: isRendering ? renderInTurn(renderNow(pages), factor) : null,
    problemPage: isRendering ? problemPages(pages) : null,
  })
}

interface Behind extends Site {
  renderFor: RenderFor | null
  problemPage: ProblemPages | null
}

const shownPages = (behind: Behind) => ({
  has: (path: string) =>
    behind.renderFor !== null && behind.views.some((view) => parametersOf(view.path, path)),

  /** Whether the page of this pattern has something of its visitor in it at addresses with a query only. */
  needsQuery: (path: string) =>
    behind.views.every((view) => view.needsQuery || !parametersOf(view.path, path)),

  /** Sends the page at an address, as its view completes it. */
  show: (visit: Visit) => show(behind, visit),

  /** Sends back the page of a refused form, or the failure as JSON if there is no page. */
  async comeBack(visit: Visit, posted: RefusedForm, failure: DomainError) {
    const view = await viewOf(behind, visit).catch(() => undefined)
    // A client who signed out meanwhile signs in first.
    if (typeof view === 'object' && 'goTo' in view && failure.code === 'signedOut')
      return visit.reply.redirect(view.goTo, 303)
    const page = pageAt(behind.pages.now(), pathnameOf(visit.address))
    const came = visit.address === visit.request.url ? { posted } : { posted, address: visit.address }
    // A missing page stays 404, whatever the failure.
    const status = page?.status === 404 ? 404 : statusOf(failure)
    if (!page || !behind.renderFor) return answer(visit.reply, failure)
    // Takes a place. Without one, the cached problem page answers instead.
    visit.context()
    const state = stateOf(view)
    // If the page's own queries fail, it is rendered without their state: the form matters more.
    const rendered = await renderAt(behind, visit, { ...state, ...came }).catch((error: unknown) =>
      isBusy(error) ? Promise.reject(error) : renderAt(behind, visit, came),
    )
    visit.reply.code(status)
    return sendRendered(visit, page, rendered, storageOf(state))
  },

  /** Shows a failure if no page can come back: a page for browsers, JSON for programs. */
  async problem(visit: Visit, failure: DomainError) {
    const { request, reply } = visit
    const isReader = /\btext\/html\b/i.test(request.headers.accept ?? '')
    const page = isReader ? behind.pages.now().notFound : null
    if (!page || !behind.problemPage) return answer(reply, failure)
    reply.code(failure.status)
    return sendRendered(visit, page, await behind.problemPage(failure), 'forBack')
  },
})

/** If the view fails, the page comes as built, with the failure's status. */
async function show(behind: Behind, visit: Visit) {
  const { request, reply } = visit
  const page = pageAt(behind.pages.now(), pathnameOf(visit.address))
  try {
    const view = await viewOf(behind, visit)
    if (view === 'as built') return page && sendBuilt(request, reply.code(page.status), page)
    if ('goTo' in view) return await reply.header('cache-control', 'no-store').redirect(view.goTo, 303)
    const rendered = await renderAt(behind, visit, view.state)
    const status = view.status ?? rendered.status ?? 200
    reply.code(status)
    return page && (await sendRendered(visit, page, rendered))
  } catch (error) {
    const { status } = failureOf(error, request, reply)
    return page && sendBuilt(request, reply.code(status), page)
  }
}

async function viewOf({ views }: Behind, { address, browser, site, context }: Visit): Promise<View> {
  for (const view of views) {
    const parameters = parametersOf(view.path, pathnameOf(address))
    if (!parameters) continue
    const shown = await view.load({
      address,
      query: provenQuery(address, browser),
      parameter: (name) => parameters[name] ?? '',
      site,
      browser,
      async client() {
        if (browser.read('session') === null) return null
        const actor = await context().resolveActor()
        return actor.kind === 'client' ? actor : null
      },
      context: async () => ({ ...context(), actor: await context().resolveActor() }),
    })
    if (shown !== 'as built') return shown
  }
  return 'as built'
}

/** Removes `sent` from the query unless that form redirected this browser here: anyone can make a link. */
function provenQuery(address: string, browser: BrowserKeys): URLSearchParams {
  const query = new URLSearchParams(searchOf(address))
  if (query.has('sent') && !browser.wasSentTo(address)) query.delete('sent')
  return query
}

/** @throws {Error} without a build */
function renderAt({ renderFor, askIn }: Behind, { request, address, context }: Visit, state: PageState) {
  if (!renderFor) throw new Error('Nothing renders pages here.')
  return renderFor(
    networkOf(request.ip),
    address,
    state,
    answering((path, input) => askIn(context())(path, input), request),
  )
}

/**
 * Browsers show the answer to a POST again, after Back, only from their cache. A page with somebody's data is never
 * stored.
 */
const storageOf = (state: PageState | null): Storage =>
  state && Object.values(state).every((fact) => fact === null) ? 'forBack' : 'never'

/** Null: the view failed, or leads elsewhere. */
function stateOf(view: View | undefined): PageState | null {
  if (view === 'as built') return {}
  return view && 'state' in view ? view.state : null
}

/** A page comes back with 422, whatever is to be mended in it; waiting and faults of ours keep their status. */
const statusOf = ({ status }: DomainError) => (status < 500 && status !== 429 ? 422 : status)

const isBusy = (error: unknown) => error instanceof DomainError && error.code === 'busy'

/** Calls procedures for a page, with their failures as values. Only a lost database fails the page. */
const answering =
  (query: (path: string, input: unknown) => Promise<unknown>, request: FastifyRequest): Ask =>
  async (path, input) => {
    try {
      return { data: await query(path, input) }
    } catch (error) {
      const failure = describeError(error)
      if (failure.status === 503) throw failure
      noteFailure(request, failure)
      return { failure: failure.refusal }
    }
  }
