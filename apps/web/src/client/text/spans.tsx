import type { Run } from '@northword/contract/text-views'
import { textReading } from '@northword/content/text-reading'
import { Fragment, type ReactNode } from 'react'
import { followable } from './followable.ts'
import { MarkNumber } from './mark-number.tsx'
import styles from './spans.module.css'

/** Words that look alike, and what an editor did to them, if anything. */
export interface Span extends Run {
  edit?: 'del' | 'ins'
  /** Whether somebody wrote about them. */
  isMarked?: true
  /** The numbers of the passages that end with them. */
  numbers?: number[]
}

const words = textReading.redline

/** The words of a paragraph with their marks, and with those of the red pen. */
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

/** Neighbours with one fate: struck out by one stroke, whatever their marks. */
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
