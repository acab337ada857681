import { Text } from '@mantine/core'
import { deskQuestions } from '@northword/content/desk/desk-questions'
import { CommentForm } from '../../texts/comments/comment-form.tsx'
import { CommentSide } from '../../texts/comments/comment-side.ts'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import { RemovedNotice } from '../../texts/comments/removed-notice.tsx'
import type { Commenting } from '../../texts/comments/use-commenting.ts'
import { useRemoveComment } from '../../texts/comments/use-remove-comment.ts'
import styles from './comments.module.css'
import { QuestionCard } from './question-card.tsx'
import { SendQuestions } from './send-questions.tsx'
import { studioSide } from './use-questions.ts'

const words = deskQuestions.list

interface QuestionsProps {
  /** The order's number. */
  number: string
  piece: number
  questions: readonly NumberedComment[]
  /** Set beside the version that the questions are about, else null. */
  commenting: Commenting | null
  /** Nothing can be sent about an approved text. */
  isApproved: boolean
  onChanged: () => void
}

/** The studio's questions about a text, with a button that sends the unsent ones. */
export const Questions = (props: QuestionsProps) => (
  <CommentSide value={studioSide}>
    <QuestionList {...props} />
  </CommentSide>
)

function QuestionList({ number, piece, questions, commenting, isApproved, onChanged }: QuestionsProps) {
  const removing = useRemoveComment(number, (id) => commenting?.keptBy(id))
  const drafts = questions.filter(({ state }) => state === 'draft')
  return (
    <>
      {questions.length > 0 && <Text fw={600}>{words.heading}</Text>}
      <ul role="list">
        {questions.map((question) =>
          !isApproved && commenting?.written?.draft.id === question.id ? (
            <li key={question.id} className={styles.card}>
              <CommentForm written={commenting.written} number={question.number} onClose={commenting.close} />
            </li>
          ) : (
            <QuestionCard
              key={question.id}
              order={number}
              question={question}
              isBeside={commenting !== null}
              edit={isApproved ? undefined : commenting?.edit}
              remove={removing.remove}
              onChanged={onChanged}
            />
          ),
        )}
      </ul>
      <RemovedNotice removing={removing} mayPutBack={!isApproved} />
      {!isApproved && <SendQuestions number={number} piece={piece} drafts={drafts} onSent={onChanged} />}
    </>
  )
}
