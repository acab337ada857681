import type { Service } from '@northword/content/studio/catalogue'
import { shownRelease } from '@northword/content/matter/shown-release'
import { ordering } from '@northword/content/orders/ordering'
import type { Issue } from '@northword/contract/error-answers'
import { orderMessages } from '@northword/contract/messages'
import type { NewPrice } from '@northword/contract/orders/seen-price'
import { orderForm, type OrderView } from '@northword/contract/orders/orders'
import { jsonRequest } from '../../api/json-fetch.ts'
import { type Ended, invalid } from '../../plain-form/outcome.ts'
import { check } from '../../api/send-by.ts'
import { currentReader, currentSession } from '../../session/session-store.ts'
import { keepInOutbox } from '../outbox/outbox.ts'
import { startOutboxSender } from '../outbox/outbox-sender.ts'
import { attemptOrder, type DraftToSend, type Offer, type Outcome } from '../outbox/place-order.ts'
import { cardOrderNumber, dialogOrderNumber } from './propose-number.ts'
import { endLastWarning, orderToasts } from './order-toasts.ts'

/** A form at the moment of its press. */
export interface PressedForm {
  place: 'dialog' | 'card'
  service: Service
  /** Text by field name. */
  typed: Record<string, string>
  /** Price that a refusal has told: this press agrees to it. */
  agreed: NewPrice | null
  /** Called with the price of a refusal. */
  onNewPrice: (price: NewPrice) => void
  draft: DraftToSend & { place: () => { writtenBy: string | null } }
}

/** Stays on screen: a server has the order, or it waits on this device. */
export type Confirmation = Exclude<Outcome, { kind: 'refused' }>

/** Validates and sends an order and shows its toasts. Rejects only for a bug of ours. */
export async function sendOrder(pressed: PressedForm): Promise<Ended<Confirmation>> {
  endLastWarning()
  const { input, broken } = check(orderForm, pressed.typed)
  if (broken) return refuse(pressed, broken)
  try {
    return settle(pressed, await attemptOrder(input, offerOf(pressed), pressed.draft))
  } catch (error) {
    // Online, the browser posts the form.
    if (!navigator.onLine) fail(pressed, orderToasts[pressed.place].broken)
    throw error
  }
}

function offerOf({ place, service, agreed, draft }: PressedForm): Offer {
  return {
    sku: service.sku,
    reference: place === 'dialog' ? dialogOrderNumber() : cardOrderNumber(),
    quotedPriceCents: agreed?.priceCents ?? service.priceCents,
    release: agreed?.release ?? shownRelease(),
    // A guest who signs in before sending sends as a client. No reader is shown another person's form.
    writtenBy: draft.place().writtenBy ?? currentReader(),
  }
}

function settle(pressed: PressedForm, outcome: Outcome): Ended<Confirmation> {
  const { place, service } = pressed
  if (outcome.kind === 'refused') {
    if (outcome.newPrice) pressed.onNewPrice(outcome.newPrice)
    const objections = outcome.issues.filter(({ path }) => Object.hasOwn(orderForm.shape, path))
    if (objections.length > 0) return refuse(pressed, objections)
    return fail(pressed, refusalSentence(outcome), ordering.refused.title)
  }
  if (outcome.kind === 'acknowledged') {
    checkSession(outcome.order)
    orderToasts[place].received(outcome.order)
    return { kind: 'sent', result: outcome }
  }
  // A card shows an error for every answer other than OK; see decision 025. An earlier version does not replace what
  // was typed since.
  if (outcome.earlier || (place === 'card' && outcome.status !== 0))
    return fail(pressed, orderMessages.submitFailed)
  if (!keepInOutbox(outcome.order, service.name)) return fail(pressed, orderMessages.notKept)
  startOutboxSender()
  orderToasts[place].unsent(outcome.order)
  return { kind: 'sent', result: outcome }
}

function refuse({ place }: PressedForm, issues: Issue[]): Ended<never> {
  orderToasts[place].invalid(issues[0]?.message ?? '')
  return invalid(issues)
}

function fail({ place }: PressedForm, message: string, title?: string): Ended<never> {
  orderToasts[place].failed(message, title)
  return { kind: 'failed', message }
}

function refusalSentence({ status, message, newPrice }: Extract<Outcome, { kind: 'refused' }>): string {
  if (newPrice) return message
  if (status === 422) return ordering.refused.changed
  return message === '' ? orderMessages.submitFailed : ordering.refused.text(message)
}

/** The server took the order as a guest's although a client is shown as signed in. A 401 signs them out here. */
function checkSession({ guest }: OrderView) {
  if (guest && currentSession()) jsonRequest('/api/auth/me').catch(() => {})
}
