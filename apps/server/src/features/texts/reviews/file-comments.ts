import { commentWords as words } from '@northword/content/texts/review-files'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import type { VersionFacts } from '../versions/read-version.ts'
import { Order } from '../../orders/order/order.entity.ts'
import type { PlacedPassage } from '../markdown/passage.ts'
import type { FileComment } from '../files/docx-comments.ts'
import { hasPassage, seen, TextComment } from './text-comment.entity.ts'

/** Comments that both sides may read, from one version to another, for files. */
export async function fileCommentsOn(
  em: Em,
  { orderId, piece, number }: VersionFacts['facts'],
  from: number,
): Promise<FileComment[]> {
  const comments = await em.find(
    TextComment,
    { orderId, piece, version: { $gte: from, $lte: number }, ...seen.byBoth(clock.now()) },
    { orderBy: { at: 'asc', id: 'asc' }, disableIdentityMap: true },
  )
  if (comments.length === 0) return []
  const client = await nameOfClient(em, orderId)
  return comments.map((comment) => fileCommentOf(comment, { client, before: from, after: number }))
}

interface Around {
  client: string
  before: number
  after: number
}

function fileCommentOf(comment: TextComment, { client, before, after }: Around): FileComment {
  const { version, quote, staffName, at, text } = comment
  const of = version === after ? 'after' : version === before ? 'before' : null
  return {
    author: staffName ?? client,
    at,
    text,
    lead: quote === null ? words.whole(version) : words.passage(quote, version),
    passage: hasPassage(comment) ? passageIn(comment) : null,
    of,
    answer: answerOf(comment, client),
  }
}

const passageIn = ({ start, quote, before, after }: PlacedPassage) => ({ start, quote, before, after })

function answerOf(
  { answer, answerText, answeredAt, answeredBy }: TextComment,
  client: string,
): FileComment['answer'] {
  if (answer === null || answeredAt === null) return null
  return { author: answeredBy ?? client, at: answeredAt, text: words.answer[answer](answerText ?? '') }
}

async function nameOfClient(em: Em, id: string): Promise<string> {
  const order = await em.findOne(Order, { id }, { fields: ['fullName'], disableIdentityMap: true })
  return order?.fullName || words.client
}
