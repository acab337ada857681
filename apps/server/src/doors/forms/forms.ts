import type { RefusedForm } from '@northword/contract/site/page-state'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'
import type { CreateCaller } from '../../router.ts'
import type { Deps } from '../context.ts'
import { cameFrom, refuseUnknownSite } from '../requests/cross-site.ts'
import { failureOf } from '../requests/error-answers.ts'
import type { FormAnswer, FormRoute } from '../form-route.ts'
import type { LargeBodies } from '../requests/large-bodies.ts'
import { pathFrom, searchOf } from '../pages/page-address.ts'
import type { ShownPages } from '../pages/shown-pages.ts'
import { visitOf } from '../pages/visit.ts'

/** Body limit of most forms in bytes: the longest text in every field, at up to nine bytes per character. */
export const formBytes = 256 * 1024

/** Most fields of a form, many times those of the longest. */
const mostFields = 200

interface Behind {
  createCaller: CreateCaller
  deps: Deps
  shown: ShownPages
  largeBodies: LargeBodies
}

export async function registerForms(app: FastifyInstance, forms: FormRoute[], behind: Behind) {
  await app.register(async (scope) => {
    takeForms(scope)
    scope.setErrorHandler((error, request, reply) =>
      behind.shown.problem(visitOf(behind.deps, request, reply), failureOf(error, request, reply)),
    )
    for (const form of forms) {
      openForm(scope, form, behind)
      if (form.page) leadToPage(scope, form.path, form.page)
    }
  })
}

/** Lets a scope take plain forms of our own pages, and no other body. */
export function takeForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_request, body, done) => {
    const form = String(body)
    // Counted before parsing: some hundred thousand fields block for seconds.
    if (form.split('&', mostFields + 1).length > mostFields) done(new DomainError('tooLarge'))
    else done(null, typedIn(form))
  })
  scope.addHook('onRequest', async (request) => refuseUnknownSite(request))
}

const urlEncoded = 'application/x-www-form-urlencoded'

/** Last value of each field, with LF line ends. Browsers send CRLF. */
const typedIn = (body: string) =>
  Object.fromEntries(
    Array.from(new URLSearchParams(body), ([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )

type Posted = FastifyRequest<{ Params: Record<string, string>; Body: Record<string, string> | undefined }>

function openForm(
  scope: FastifyInstance,
  form: FormRoute,
  { createCaller, deps, shown, largeBodies }: Behind,
) {
  const preParsing = largeBodies('anybody', { placesOrder: form.placesOrder })
  scope.post(
    form.path,
    { preParsing, bodyLimit: form.mostBytes ?? formBytes },
    async (request: Posted, reply) => {
      const typed = request.body ?? {}
      const page = pathFrom(form.page ?? form.path, request.params)
      const search = searchOf(request.url)
      const visit = visitOf(deps, request, reply, { address: page + search, placesOrder: form.placesOrder })
      try {
        const answer = await form.handle({
          call: createCaller(visit.context),
          typed,
          parameter: (name) => request.params[name] ?? '',
          query: new URLSearchParams(search),
          browser: visit.context().browser,
          cameFrom: cameFrom(request, deps.env.PUBLIC_URL),
        })
        const address = addressAfter(answer, form, page)
        if ('sent' in answer) visit.browser.rememberSent(address)
        return await reply.redirect(address, 303)
      } catch (error) {
        const failure = failureOf(error, request, reply)
        return shown.comeBack(visit, refused(form, typed, failure), failure)
      }
    },
  )
}

/** A returned page has the form's address, so reloading it redirects to the page. */
function leadToPage(scope: FastifyInstance, path: string, page: string) {
  scope.get(path, (request: Posted, reply) =>
    reply.redirect(pathFrom(page, request.params) + searchOf(request.url), 303),
  )
}

function addressAfter(answer: FormAnswer, { name }: FormRoute, page: string): string {
  if ('goTo' in answer) return answer.goTo
  return `${answer.on ?? page}?${new URLSearchParams({ sent: name, ...answer.sent }).toString()}`
}

const refused = ({ name }: FormRoute, typed: Record<string, string>, failure: DomainError): RefusedForm => ({
  kind: 'refused',
  form: name,
  typed: withoutPasswords(typed),
  ...failure.refusal,
})

const withoutPasswords = (typed: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, /password/i.test(field) ? '' : text]),
  )
