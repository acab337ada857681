import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../context.ts'
import { contextOf } from '../requests/request-context.ts'
import type { Sheet, SheetRoute } from '../sheet-route.ts'

/** Serves pages to print: never cached or indexed, and without a referrer to other sites. */
export function registerSheets(app: FastifyInstance, sheets: SheetRoute[], deps: Deps) {
  for (const { path, draw } of sheets) {
    app.get(path, async (request, reply) => {
      const { em, site, resolveActor, resolveHolder, resolveStaff } = contextOf(deps, request, reply)
      const sheet = await draw({
        em,
        site,
        number: numberIn(request.params),
        visitor: await resolveActor(),
        holder: await resolveHolder(),
        staff: await resolveStaff(),
      })
      return sendSheet(reply, sheet)
    })
  }
}

/** Its address may have a secret, which no other site is told. */
export const sendSheet = (reply: FastifyReply, { status, html }: Sheet) =>
  reply
    .headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' })
    .code(status)
    .type('text/html; charset=utf-8')
    .send(html)

/** A malformed number is treated as unknown. */
const numberIn = (parameters: unknown) => orderNumberInput.safeParse(parameters).data?.number ?? ''
