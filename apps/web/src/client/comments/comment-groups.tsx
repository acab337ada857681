import { Text, Title } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import { type ReactNode, useId } from 'react'
import { Small } from '../../components/small.tsx'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { CommentForm } from '../../texts/comments/comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import styles from '../../texts/comments/comments.module.css'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import { RemovedNotice } from '../../texts/comments/removed-notice.tsx'
import { StudioComment } from './studio-comment.tsx'
import type { Commenting } from '../../texts/comments/use-commenting.ts'
import { useRemoveComment } from '../../texts/comments/use-remove-comment.ts'

const words = textComments.list

interface CommentGroupsProps {
  number: string
  comments: readonly NumberedComment[]
  commenting: Commenting
  marked: readonly number[]
  /** The client can answer the studio's questions. */
  mayAnswer: boolean
  /** Action of the plain form that removes a comment. */
  removeAt: string
  /** The button that sends the unsent comments. */
  children: ReactNode
}

/** Comments in groups: unsent ones, sent ones, and those whose passage has changed. */
export function CommentGroups(props: CommentGroupsProps) {
  const { number, comments, commenting, marked, mayAnswer, removeAt, children } = props
  const isHydrated = useHydrated()
  const removing = useRemoveComment(number, commenting.keptBy)
  const itemOf = (comment: NumberedComment) =>
    commenting.written?.draft.id === comment.id ? (
      <li key={comment.id}>
        <CommentForm written={commenting.written} number={comment.number} onClose={commenting.close} />
      </li>
    ) : (
      <CommentItem
        key={comment.id}
        comment={comment}
        isMarked={marked.includes(comment.number)}
        {...(comment.round === null && { remove: removing.remove, removeAt })}
        {...(comment.round === null && isHydrated && { edit: commenting.edit })}
      />
    )
  const own = comments.filter(({ from }) => from === 'client')
  const unsent = own.filter(({ state }) => state === 'draft')
  const sent = own.filter(({ state }) => state !== 'draft')
  const asked = comments.filter(({ from }) => from === 'studio')
  return (
    <>
      <Group heading={words.asked} hint={words.askedMeans}>
        {asked.map((comment) => (
          <StudioComment key={comment.id} order={number} {...{ comment, marked, mayAnswer }} />
        ))}
      </Group>
      {own.length === 0 && <Text c="dimmed">{words.none}</Text>}
      <Group heading={words.unsent}>{unsent.map(itemOf)}</Group>
      <RemovedNotice removing={removing} />
      {children}
      <Group heading={words.sent}>{sent.filter((comment) => !isChanged(comment)).map(itemOf)}</Group>
      <Group heading={words.changed} hint={words.changedMeans}>
        {sent.filter(isChanged).map(itemOf)}
      </Group>
    </>
  )
}

/** The passage is not in the latest version, or is there more than once. */
const isChanged = ({ passage, startsNow }: NumberedComment) => passage !== null && startsNow === null

function Group({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode[] }) {
  const headingId = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} size="h5" id={headingId}>
        {heading}
      </Title>
      {hint && <Small>{hint}</Small>}
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </section>
  )
}
