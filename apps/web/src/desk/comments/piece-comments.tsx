import { Text } from '@mantine/core'
import { deskComments as words } from '@northword/content/desk/desk-comments'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import type { Commenting } from '../../texts/comments/use-commenting.ts'
import { Loaded } from '../../components/loaded.tsx'
import { commentId } from '../../texts/manuscript/comment-anchors.ts'
import { cardId, CommentCard, type CommentCardProps } from './comment-card.tsx'
import styles from './comments.module.css'
import { Questions } from './questions.tsx'
import { isOpen, useComments } from './use-comments.ts'

interface PieceCommentsProps {
  /** The order's number. */
  number: string
  piece: number
  /** Called after every answer. */
  onChanged: () => void
  /** Precedes the count of open comments. */
  heading: ReactNode
  /** Present if the text is beside it and its numbers link here. */
  commenting?: Commenting
}

/** Comments on a text, open ones first, and the studio's questions. Renders nothing if there are none. */
export default function PieceComments(props: PieceCommentsProps) {
  const { number, piece, onChanged, heading, commenting } = props
  const { query, comments, open, isAllRefused, isApproved, openRound } = useComments(number, piece)
  const ofClient = comments.filter(({ from }) => from === 'client')
  const next = comments.find(isOpen)
  const { count, answered } = useFocusOnNext(next && (commenting ? commentId(next.number) : cardId(next.id)))
  const wasThere = useOnce(comments.length > 0)
  if (!query.error && !wasThere) return null
  const onAnswered = () => {
    answered()
    onChanged()
  }
  return (
    <div className={styles.comments}>
      <div className={styles.head}>
        {heading}
        <Text ref={count} role="status" tabIndex={-1} fw={open > 0 ? 600 : undefined}>
          {isApproved ? words.approved : ofClient.length > 0 && words.left(open, ofClient.length)}
        </Text>
      </div>
      {isAllRefused && <Text size="sm">{words.refused}</Text>}
      <Loaded query={query} skeleton={null}>
        {() => (
          <>
            <OfClient
              {...{ number, onAnswered, isApproved, openRound }}
              comments={ofClient}
              isBeside={commenting !== undefined}
            />
            <Questions
              {...{ number, piece, onChanged, isApproved }}
              questions={comments.filter(({ from }) => from === 'studio')}
              commenting={commenting ?? null}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

interface OfClientProps extends Pick<
  CommentCardProps,
  'number' | 'isBeside' | 'isApproved' | 'openRound' | 'onAnswered'
> {
  comments: readonly NumberedComment[]
}

/** The client's comments, open ones first. One that a colleague answered meanwhile keeps its place and its form. */
function OfClient({ comments, ...rest }: OfClientProps) {
  const [contested, setContested] = useState<readonly string[]>([])
  const cardsOf = (some: readonly NumberedComment[]) =>
    some.map((comment) => (
      <CommentCard
        key={comment.id}
        at={comment.number}
        comment={comment}
        onContested={(isContested) =>
          setContested((ids) => [
            ...ids.filter((id) => id !== comment.id),
            ...(isContested ? [comment.id] : []),
          ])
        }
        {...rest}
      />
    ))
  const isAbove = (comment: NumberedComment) => isOpen(comment) || contested.includes(comment.id)
  const closed = comments.filter((comment) => !isAbove(comment))
  return (
    <>
      {closed.length < comments.length && <ul role="list">{cardsOf(comments.filter(isAbove))}</ul>}
      {closed.length > 0 && (
        <details>
          <summary>{words.answeredCount(closed.length)}</summary>
          <ul role="list">{cardsOf(closed)}</ul>
        </details>
      )}
    </>
  )
}

/** Stays true once it was: a question that was removed last can be restored. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setSo] = useState(isSo)
  if (isSo && !wasSo) setSo(true)
  return wasSo || isSo
}

/** After an answer: focuses the next comment, or the sentence that none is left. */
function useFocusOnNext(next: string | undefined) {
  const count = useRef<HTMLParagraphElement>(null)
  const [times, setTimes] = useState(0)
  const target = useRef(next)
  useEffect(() => {
    target.current = next
  }, [next])
  useEffect(() => {
    // Fields beside it may be typed into by now.
    if (times === 0 || document.activeElement?.matches('input, textarea, select')) return
    const card = target.current && document.getElementById(target.current)
    if (card) card.focus()
    else count.current?.focus()
  }, [times])
  return { count, answered: () => setTimes((before) => before + 1) }
}
