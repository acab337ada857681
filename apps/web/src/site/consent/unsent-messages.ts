import { draftPrefix } from '@northword/contract/device/device-key-names'
import { parseJson } from '@northword/contract/device/parse-json'
import { type UnsentMessage, unsentMessage } from '@northword/contract/orders/unsent-message'
import { endDraft, keep, readKept } from './functional-storage.ts'

/** Key of the message of one person about an order: several people may use a browser. */
export const messageKey = (number: string, writerId: string) => `${draftPrefix}message:${number}:${writerId}`

/** The message that was typed last in this browser and is not sent; empty if there is none. */
export const readMessage = (key: string): UnsentMessage =>
  unsentMessage.safeParse(parseJson(readKept(key))).data ?? { text: '', sent: null }

/** Keeps a typed message over a reload and a sign-in. */
export function keepMessage(key: string, change: Partial<UnsentMessage>) {
  const message = { ...readMessage(key), ...change }
  if (message.text.trim() === '') endDraft(key)
  else keep(key, JSON.stringify(message))
}
