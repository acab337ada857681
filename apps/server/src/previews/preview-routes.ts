import { leavePreviewPath, previewPage } from '@northword/contract/desk/site-previews'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { typedIn, urlEncoded } from '../doors/forms/forms.ts'
import type { Deps } from '../doors/context.ts'
import { searchOf } from '../doors/pages/page-address.ts'
import type { Sheet } from '../doors/sheet-route.ts'
import { cameFrom, refuseUnknownSite } from '../doors/requests/cross-site.ts'
import { contextOf } from '../doors/requests/request-context.ts'
import { isPreviewSecret } from '../features/content/previews/preview-links.ts'
import { secretIn } from '../features/links/mint-link.ts'
import { endedSheet, openingSheet } from './preview-sheets.ts'

/** The page of a link to the drafts, and the forms that begin and leave a preview. */
export async function registerPreview(app: FastifyInstance, deps: Deps) {
  await app.register((scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_request, body, done) =>
      done(null, typedIn(String(body))),
    )
    scope.addHook('onRequest', async (request) => refuseUnknownSite(request))
    scope.get(previewPage, async (request, reply) => {
      const { em, site } = contextOf(deps, request, reply)
      const secret = secretIn(new URLSearchParams(searchOf(request.url)))
      const isGood = await isPreviewSecret(em, secret)
      return send(reply, isGood ? openingSheet(site.company.brand, secret) : endedSheet())
    })
    scope.post(previewPage, async (request: FastifyRequest<{ Body?: Record<string, string> }>, reply) => {
      const { em, browser, limits, resolveActor } = contextOf(deps, request, reply)
      const secret = request.body?.['token'] ?? ''
      if (await isPreviewSecret(em, secret)) {
        browser.keep('preview', secret)
        return reply.redirect('/', 303)
      }
      await limits.countNetwork('redeemNetwork', await resolveActor())
      return send(reply, endedSheet())
    })
    scope.post(leavePreviewPath, (request, reply) => {
      contextOf(deps, request, reply).browser.forget('preview')
      return reply.redirect(cameFrom(request, deps.env.PUBLIC_URL), 303)
    })
    return Promise.resolve()
  })
}

/** The address has the secret of the link. */
const send = (reply: FastifyReply, { status, html }: Sheet) =>
  reply
    .headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' })
    .code(status)
    .type('text/html; charset=utf-8')
    .send(html)
