import { randomUUID } from 'node:crypto'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import { validate as isUuid } from 'uuid'

/** Matches only real attributes: quotation marks in typed text are escaped. */
const keyPlace = `value="${keyPlaceholder}"`

/** True if a form of the document needs an idempotency key. */
export const hasKeyPlace = (html: string) => html.includes(keyPlace)

export const withKeys = (html: string) => html.replaceAll(keyPlace, () => `value="${randomUUID()}"`)

/** The key a form got with its page; a new one if it has none. */
export const ownKey = (key = '') => (isUuid(key) && key !== keyPlaceholder ? key : randomUUID())
