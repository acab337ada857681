import { copiedWords } from '@northword/content/operate/failures'
import { fieldsOf } from '@northword/contract/form-fields'
import { longestPassage } from '@northword/contract/lengths'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import {
  commentInput,
  keepCommentInput,
  type PassageInput,
  submitRoundInput,
} from '@northword/contract/texts/reviews'
import { v5 as uuidOf } from 'uuid'
import { ownKey } from '../../../doors/form-keys.ts'
import type { FormAnswer, FormRequest, FormRoute } from '../../../doors/form-route.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { orderPath } from '../../orders/orders.form.ts'
import { passageOf } from '../markdown/passage.ts'

export const commentForms: FormRoute[] = [
  {
    name: 'keep-comment',
    path: `${orderPath}/comment`,
    page: orderPath,
    async handle(request) {
      const { id: _, ...typed } = fieldsOf(keepCommentInput, request.typed)
      const comment = { ...typed, ...versionIn(request), passage: await passageIn(request) }
      // A repeated submission is stored once. A changed one, after the browser's back button, is another comment.
      await request.call.reviews.keepComment({
        ...comment,
        id: uuidOf(JSON.stringify(comment), ownKey(request.typed['idempotencyKey'])),
      })
      return sentOn(request)
    },
  },
  {
    name: 'remove-comment',
    path: `${orderPath}/remove-comment`,
    page: orderPath,
    async handle(request) {
      const { typed, parameter } = request
      await request.call.reviews.removeComment({
        ...fieldsOf(commentInput, typed),
        number: parameter('number'),
        id: typed['id'] ?? '',
      })
      return sentOn(request)
    },
  },
  {
    name: 'send-round',
    path: `${orderPath}/round`,
    page: orderPath,
    async handle(request) {
      const { number, piece } = versionIn(request)
      const { agreedCents = '0', idempotencyKey } = request.typed
      await request.call.reviews.submitRound({
        ...fieldsOf(submitRoundInput, request.typed),
        number,
        piece,
        agreedCents: Number(agreedCents),
        idempotencyKey: ownKey(idempotencyKey),
      })
      return sentOn(request)
    },
  },
]

/** A form's query names its version, as its page's does. */
export const versionIn = ({ parameter, query }: FormRequest) => ({
  number: parameter('number'),
  piece: Number(query.get('piece')),
  version: Number(query.get('version')),
})

export const sentOn = ({ query }: FormRequest): FormAnswer => ({
  sent: Object.fromEntries(Array.from(query).filter(([name]) => ['piece', 'version', 'from'].includes(name))),
})

/**
 * The passage of a comment; null without copied words.
 * @throws {DomainError} `passageNotFound` if the version does not contain them exactly once, or is long
 */
async function passageIn(request: FormRequest): Promise<PassageInput | null> {
  const words = request.typed['passage']?.trim() ?? ''
  if (words === '') return null
  // The comment's schema refuses it later.
  if (words.length > longestPassage) return { start: 0, quote: words }
  const { blocks, isLong } = await request.call.deliveries.read(versionIn(request))
  const found = isLong ? 'long' : passageOf(words, plainTextOf(blocks))
  if (typeof found === 'object') return found
  const message = copiedWords[found]
  throw new DomainError('passageNotFound', { message, issues: [{ path: 'passage', message }] })
}
