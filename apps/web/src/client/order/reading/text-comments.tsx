import { textComments } from '@northword/content/texts/text-comments'
import { Comments } from '../../comments/comments.tsx'
import type { Review } from '../../comments/use-review.ts'
import { panelId } from '../../../texts/comments/waiting-line.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import type { Mark } from '../../../texts/manuscript/marked-spans.ts'
import { OrderPart } from '../address/order-part.tsx'
import styles from './text-matter.module.css'
import { type TextView, textViewAt } from '../address/text-view.ts'

interface TextCommentsProps {
  number: string
  view: TextView
  review: Review
  /** Passages marked on screen. */
  marks?: readonly Mark[]
}

/** All comments on a text, beside any of its versions. A long list scrolls, by keyboard too. */
export function TextComments({ number, view, review, marks = [] }: TextCommentsProps) {
  const { query, latest } = review
  const isLatest = view.version === latest && view.from === undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.comments} id={panelId} role="group" aria-label={textComments.heading} tabIndex={0}>
      <OrderPart heading={textComments.heading}>
        <Loaded
          query={query}
          skeleton={<LoadingLines label={textComments.loading} lines={2} isPage={false} />}
        >
          {() => (
            <Comments
              number={number}
              review={review}
              marked={marks.map((mark) => mark.number)}
              toLatest={isLatest ? null : textViewAt({ piece: view.piece, version: latest })}
            />
          )}
        </Loaded>
      </OrderPart>
    </div>
  )
}
