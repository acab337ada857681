import { randomUUID } from 'node:crypto'
import { keyPlaceholder } from '@northword/contract/order-key'
import { validate as isUuid } from 'uuid'

/** As only an attribute holds it: in what somebody typed a quotation mark is escaped. */
const keyPlace = `value="${keyPlaceholder}"`

/** Whether a form of this document is to have an idempotency key. */
export const hasKeyPlace = (html: string) => html.includes(keyPlace)

/** Gives each form that is to have an idempotency key a new one. */
export const withKeys = (html: string) => html.replaceAll(keyPlace, () => `value="${randomUUID()}"`)

/** The key that a form got with its page; a new one where it came without. */
export const ownKey = (key = '') => (isUuid(key) && key !== keyPlaceholder ? key : randomUUID())
