import type { RefusedForm } from '@northword/contract/page-state'
import type { DomainError } from '../errors/domain-error.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'

/** Renders the page that tells a reader of a failure, where the page of the form cannot. */
export type ProblemPages = (failure: DomainError) => Promise<RenderedPage>

/**
 * Renders the page of each sentence once and then keeps it, at no turn: it holds nothing of its reader, and has to be
 * there for those who find no turn. The sentences are those of the closed table.
 */
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

/** The page asks for nothing: nobody is signed in there. */
const unasked = () => Promise.reject(new Error('The page of a problem asks no procedure.'))
