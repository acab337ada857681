import type { RefusedForm } from '@northword/contract/site/page-state'
import type { DomainError } from '../../errors/domain-error.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'

/** Renders a page about a failure, if the form's page cannot show it. */
export type ProblemPages = (failure: DomainError) => Promise<RenderedPage>

/** Renders the page of each message of the closed table once, without queueing, for visitors without a turn. */
export function problemPages(render: RenderPage): ProblemPages {
  const kept = new Map<string, Promise<RenderedPage>>()
  return (failure) => {
    const { message } = failure
    const page = kept.get(message) ?? render('/404', { posted: told(failure) }, unasked)
    kept.set(message, page)
    page.catch(() => kept.delete(message))
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
