import { leavePreviewPath, previewPage } from '@northword/contract/desk/site-previews'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeForms } from '../doors/forms/forms.ts'
import type { Deps } from '../doors/context.ts'
import { searchOf } from '../doors/pages/page-address.ts'
import { sendSheet } from '../doors/pages/sheets.ts'
import { cameFrom } from '../doors/requests/cross-site.ts'
import { contextOf } from '../doors/requests/request-context.ts'
import { isPreviewSecret } from '../features/content/previews/preview-links.ts'
import { secretIn } from '../features/links/mint-link.ts'
import { endedSheet, openingSheet } from './preview-sheets.ts'

/** The page of a link to the drafts, and the forms that begin and leave a preview. */
export async function registerPreview(app: FastifyInstance, deps: Deps) {
  await app.register((scope) => {
    takeForms(scope)
    scope.get(previewPage, async (request, reply) => {
      const { em, site } = contextOf(deps, request, reply)
      const secret = secretIn(new URLSearchParams(searchOf(request.url)))
      const isGood = await isPreviewSecret(em, secret)
      return sendSheet(reply, isGood ? openingSheet(site.company.brand, secret) : endedSheet())
    })
    scope.post(previewPage, async (request: FastifyRequest<{ Body?: Record<string, string> }>, reply) => {
      const { em, browser, limits, resolveActor } = contextOf(deps, request, reply)
      const secret = request.body?.['token'] ?? ''
      if (await isPreviewSecret(em, secret)) {
        browser.keep('preview', secret)
        return reply.redirect('/', 303)
      }
      await limits.countNetwork('redeemNetwork', await resolveActor())
      return sendSheet(reply, endedSheet())
    })
    scope.post(leavePreviewPath, (request, reply) => {
      contextOf(deps, request, reply).browser.forget('preview')
      return reply.redirect(cameFrom(request, deps.env.PUBLIC_URL), 303)
    })
    return Promise.resolve()
  })
}
