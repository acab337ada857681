import { isItem, type ItemRef } from '../content/content-items.ts'

/** Mails to clients with sentences of the studio, and the names that each fills in when it is sent. */
export const mailNames = {
  orderReceived: ['orderNumber', 'service', 'price', 'turnaround', 'contactBy'],
  paymentRequest: ['orderNumber', 'service', 'amount', 'payBy'],
  delivery: ['orderNumber', 'service'],
  completed: ['orderNumber', 'service'],
} as const

/** A mail with sentences of the studio. */
export type WordedMail = keyof typeof mailNames

export const wordedMails = Object.keys(mailNames) as readonly WordedMail[]

/** True for the studio's sentences of mails. */
export const isMails = isItem({ kind: 'studio', key: 'mails' })

const allNames: readonly string[] = wordedMails.flatMap((mail) => mailNames[mail])

/** Names that stay in braces in an item's texts until a mail is sent. */
export const namesOfMails = (item: ItemRef): readonly string[] => (isMails(item) ? allNames : [])

/** Names that a mail fills in, by the path of a field in its sentences; none in other items. */
export const mailNamesAt = (item: ItemRef, field: string): readonly string[] => {
  const mail = wordedMails.find((one) => field.startsWith(`${one}.`))
  return mail && isMails(item) ? mailNames[mail] : []
}
