import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type ICommentOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { blockGap } from '@northword/contract/texts/plain-text'
import { isAt, type PlacedPassage, placeOf } from '../markdown/passage.ts'
import { forXml } from './docx-document.ts'

/** A comment on a passage or on a whole text. */
export interface FileComment {
  author: string
  at: Date
  text: string
  /** Put before the text if the passage is missing from the document, or there is none. */
  lead: string
  /** Null: about the whole text. */
  passage: PlacedPassage | null
  /** Version that has the passage at its place. Null: neither. */
  of: 'before' | 'after' | null
  answer: { author: string; at: Date; text: string } | null
}

interface Texts {
  before: string
  after: string
}

export type Side = 'before' | 'after' | 'both'

/** Places the marks of comments between words. Words must come in document order. */
export interface Marking {
  /** Splits words where a passage begins or ends. */
  around: (text: string, side: Side) => (string | ParagraphChild)[]
  /** Call it after every paragraph. */
  endParagraph: (side: Side) => void
  comments: ICommentOptions[]
}

/** Word comments. One whose passage is in neither version stands at the beginning and quotes it. */
export function markingOf(comments: readonly FileComment[], texts: Texts): Marking {
  const threads: ICommentOptions[] = []
  const edges: Edge[] = []
  for (const comment of comments) {
    const id = threads.length
    const place = comment.passage && placeIn(texts, comment.of, comment.passage)
    threads.push(...threadOf(comment, id, place === null))
    const ids = comment.answer ? [id, id + 1] : [id]
    const { side, start, end } = place ?? { side: 'first' as const, start: 0, end: 0 }
    edges.push({ side, at: start, marks: ids.map((each) => new CommentRangeStart(each)), isEnd: false })
    edges.push({ side, at: end, marks: ids.flatMap(endOf), isEnd: true })
  }
  return { ...walking(edges), comments: threads }
}

interface Edge {
  /** `first`: before the first words. */
  side: 'before' | 'after' | 'first'
  at: number
  marks: ParagraphChild[]
  isEnd: boolean
}

const endOf = (id: number): ParagraphChild[] => [
  new CommentRangeEnd(id),
  new TextRun({ children: [new CommentReference(id)] }),
]

function placeIn(texts: Texts, of: FileComment['of'], passage: PlacedPassage) {
  const words = passage.quote.trim()
  const placed = (side: 'before' | 'after', found: number | null) => {
    if (found === null || words === '') return null
    const start = found + passage.quote.indexOf(words)
    return { side, start, end: start + words.length }
  }
  if (of) return placed(of, isAt(texts[of], passage) ? passage.start : null)
  return placed('after', placeOf(passage, texts.after)) ?? placed('before', placeOf(passage, texts.before))
}

/** A comment and its answer. An answered comment is resolved. */
function threadOf(
  { author, at, text, lead, answer }: FileComment,
  id: number,
  hasLead: boolean,
): ICommentOptions[] {
  const comment = {
    id,
    author: forXml(author),
    date: at,
    resolved: answer !== null,
    children: paragraphsOf(hasLead ? `${lead}\n${text}` : text),
  }
  if (!answer) return [comment]
  const reply = { author: forXml(answer.author), date: answer.at, children: paragraphsOf(answer.text) }
  return [comment, { id: id + 1, parentId: id, ...reply }]
}

const paragraphsOf = (text: string) =>
  forXml(text)
    .split('\n')
    .map((line) => new Paragraph(line))

function walking(edges: readonly Edge[]): Omit<Marking, 'comments'> {
  const at = { before: 0, after: 0, first: 0 }
  const queues = (['first', 'before', 'after'] as const).map((side) => ({
    side,
    edges: edges.filter((edge) => edge.side === side).toSorted(inOrder),
  }))
  const sidesOf = (side: Side) => queues.filter((queue) => side === 'both' || queue.side !== otherOf[side])
  const due = (side: Side, isDue: (edge: Edge, place: number) => boolean): ParagraphChild[] =>
    sidesOf(side).flatMap((queue) => {
      const next = queue.edges.findIndex((edge) => !isDue(edge, at[queue.side]))
      return queue.edges.splice(0, next < 0 ? queue.edges.length : next).flatMap(({ marks }) => marks)
    })
  const advance = (side: Side, by: number) => {
    if (side !== 'after') at.before += by
    if (side !== 'before') at.after += by
  }
  const toNextEdge = (side: Side) =>
    Math.min(
      ...sidesOf(side)
        .filter((queue) => queue.side !== 'first')
        .flatMap((queue) => queue.edges.slice(0, 1).map((edge) => edge.at - at[queue.side])),
    )
  const around = (text: string, side: Side) => {
    const parts: (string | ParagraphChild)[] = due(side, (edge, place) => edge.at <= place)
    let rest = text
    for (let next = toNextEdge(side); next < rest.length; next = toNextEdge(side)) {
      parts.push(rest.slice(0, next))
      rest = rest.slice(next)
      advance(side, next)
      parts.push(...due(side, (edge, place) => edge.at <= place))
    }
    advance(side, rest.length)
    return [...parts, rest, ...due(side, (edge, place) => edge.isEnd && edge.at <= place)]
  }
  return { around, endParagraph: (side) => advance(side, blockGap.length) }
}

/** At one place, ends come before beginnings. Before the first words each comment ends where it begins. */
const inOrder = (one: Edge, other: Edge) =>
  one.at - other.at || (one.side === 'first' ? 0 : Number(other.isEnd) - Number(one.isEnd))

const otherOf = { before: 'after', after: 'before', both: null } as const
