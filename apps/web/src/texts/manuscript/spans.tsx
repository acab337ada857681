import type { Run } from '@northword/contract/texts/text-views'
import { textReading } from '@northword/content/texts/text-reading'
import { Fragment, type ReactNode } from 'react'
import { followable } from './followable.ts'
import styles from './spans.module.css'
import { textComments } from '@northword/content/texts/text-comments'
import { onPlainClick } from '../../components/plain-click.ts'
import { commentId, goTo, markId } from './comment-anchors.ts'

/** A run with its redline edit. */
export interface Span extends Run {
  edit?: 'del' | 'ins'
  /** Part of a commented passage. */
  isMarked?: true
  /** Numbers of the passages that end here. */
  numbers?: number[]
}

const words = textReading.redline

export const Spans = ({ spans }: { spans: readonly Span[] }) =>
  strokesOf(spans).map(({ edit, runs }, index) => (
    <Stroke key={index} edit={edit}>
      {runs.map(({ isMarked, numbers, ...run }, at) => (
        <Fragment key={at}>
          {isMarked ? (
            <mark className={styles.mark}>
              <Marked run={run} />
            </mark>
          ) : (
            <Marked run={run} />
          )}
          {numbers?.map((number) => (
            <MarkNumber key={number} number={number} />
          ))}
        </Fragment>
      ))}
    </Stroke>
  ))

interface Stroked {
  edit: Span['edit']
  runs: Omit<Span, 'edit'>[]
}

/** Joins neighbours with the same edit, so that one stroke covers them. */
function strokesOf(spans: readonly Span[]): Stroked[] {
  const strokes: Stroked[] = []
  for (const { edit, ...run } of spans) {
    const last = strokes.at(-1)
    if (last && last.edit === edit) last.runs.push(run)
    else strokes.push({ edit, runs: [run] })
  }
  return strokes
}

function Stroke({ edit, children }: { edit: Span['edit']; children: ReactNode }) {
  if (edit === 'del')
    return (
      <del className={styles.del} data-before={words.deleted} data-after={words.end}>
        {children}
      </del>
    )
  if (edit === 'ins')
    return (
      <ins className={styles.ins} data-before={words.inserted} data-after={words.end}>
        {children}
      </ins>
    )
  return children
}

function Marked({ run: { text, href, isCode, isEmphasis, isStrong, isStruck } }: { run: Run }) {
  let marked: ReactNode = text
  if (isCode) marked = <code>{marked}</code>
  if (isStruck) marked = <s>{marked}</s>
  if (isEmphasis) marked = <em>{marked}</em>
  if (isStrong) marked = <strong>{marked}</strong>
  const address = followable(href)
  if (address === null) return marked
  return (
    <a href={address} rel="noopener noreferrer">
      {marked}
    </a>
  )
}

/** Follows a passage and links to its comment. Excluded from copied text. */
const MarkNumber = ({ number }: { number: number }) => (
  <a
    data-aside
    id={markId(number)}
    className={styles.number}
    href={`#${commentId(number)}`}
    aria-label={textComments.mark(number)}
    onClick={onPlainClick(() => goTo(commentId(number)))}
  >
    {number}
  </a>
)
