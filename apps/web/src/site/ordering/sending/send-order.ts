import type { Service } from '@northword/content/catalogue'
import type { Issue } from '@northword/contract/error-answers'
import { orderForm } from '@northword/contract/orders'
import { currentReader } from '../../session/session-store.ts'
import type { Ended } from '../../plain-form/outcome.ts'
import { check, invalid } from '../../plain-form/send-by.ts'
import type { Attempt } from './order-attempt.ts'
import type { Confirmation, OrderManners } from './order-manners.ts'
import { type KeptDraft, placeOrder } from './place-order.ts'

/** A form at the moment when its button is pressed. */
export interface PressedForm {
  service: Service
  /** What its fields hold, by their names. */
  typed: Record<string, string>
  draft: KeptDraft
}

/** Checks an order, sends it, and says how that ended. Never rejects. */
export type SendOrder = (form: PressedForm) => Promise<Ended<Confirmation>>

/** What sends the orders of a form that talks so. */
export const sendOrderWith =
  (manners: OrderManners): SendOrder =>
  async ({ service, typed, draft }) => {
    const { sku, name, priceCents } = service
    const refuse = (issues: Issue[]) => {
      manners.invalid(issues[0]?.message ?? '')
      return invalid(issues)
    }
    const { input, broken } = check(orderForm, typed)
    if (broken) return refuse(broken)
    try {
      const reference = manners.proposeNumber()
      // What a guest began and sends after signing in is the client's; nobody else's is in front of them.
      const writtenBy = draft.place().writtenBy ?? currentReader()
      const offer = { sku, reference, quotedPriceCents: priceCents, writtenBy }
      const made = await placeOrder(input, offer, draft)
      const objections = brokenFields(made)
      if (objections.length > 0) return refuse(objections)
      const settled = manners.settle(made, name)
      if ('failure' in settled) return { kind: 'failed', message: settled.failure }
      return { kind: 'sent', result: settled.confirmation }
    } catch (error) {
      console.error(error)
      return { kind: 'failed', message: manners.broken() }
    }
  }

/** The server's objections to fields that the form has. */
const brokenFields = ({ outcome }: Attempt): Issue[] =>
  outcome.kind === 'refused' ? outcome.issues.filter(({ path }) => Object.hasOwn(orderForm.shape, path)) : []
