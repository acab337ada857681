import type { RefusedForm } from '@northword/contract/site/page-state'
import type { DomainError } from '../../errors/domain-error.ts'
import { type LivePages, type Pages, renderNow } from './pages.ts'
import type { RenderedPage } from './render-page.ts'

/** Renders a page about a failure, if the form's page cannot show it. */
export type ProblemPages = (failure: DomainError) => Promise<RenderedPage>

/** Renders the page of each message once for a release, without queueing, for visitors without a turn. */
export function problemPages(live: LivePages): ProblemPages {
  const kept = new WeakMap<Pages, Map<string, Promise<RenderedPage>>>()
  return (failure) => {
    const { message } = failure
    const pages = live.now()
    const ofRelease = kept.get(pages) ?? new Map<string, Promise<RenderedPage>>()
    kept.set(pages, ofRelease)
    const page = ofRelease.get(message) ?? renderNow(live)('/404', { posted: told(failure) }, unasked)
    ofRelease.set(message, page)
    page.catch(() => ofRelease.delete(message))
    return page
  }
}

const told = ({ refusal }: DomainError): RefusedForm => ({
  kind: 'refused',
  form: '',
  typed: {},
  ...refusal,
  issues: [],
})

/** The page is rendered signed out and calls no procedure. */
const unasked = () => Promise.reject(new Error('The page of a problem asks no procedure.'))
