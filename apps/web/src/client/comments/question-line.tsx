import { Text } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import type { CommentView } from '@northword/contract/texts/reviews'
import { onPlainClick } from '../../components/plain-click.ts'
import { goTo } from '../../texts/manuscript/comment-anchors.ts'
import { panelId } from '../../texts/comments/waiting-line.tsx'

/** Announces the studio's open questions above the text. */
export function QuestionLine({ comments }: { comments: readonly CommentView[] }) {
  const count = comments.filter(({ from, state }) => from === 'studio' && state === 'open').length
  if (count === 0) return null
  return (
    <Text>
      <a href={`#${panelId}`} onClick={onPlainClick(() => goTo(panelId))}>
        {textComments.question.waits(count)}
      </a>
    </Text>
  )
}
