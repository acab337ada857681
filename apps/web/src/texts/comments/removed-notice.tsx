import { Button } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import { useEffect, useRef } from 'react'
import { Outcome } from '../../components/outcome.tsx'
import styles from './comments.module.css'
import { PostedOutcome } from './posted-outcome.tsx'
import type { useRemoveComment } from './use-remove-comment.ts'

const words = textComments.list

interface RemovedNoticeProps {
  removing: ReturnType<typeof useRemoveComment>
  mayPutBack?: boolean
}

/** Announces that a comment was removed, with a button that restores it. */
export function RemovedNotice({ removing, mayPutBack = true }: RemovedNoticeProps) {
  const { removed, isPending, error, putBack } = removing
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focused button was removed with the comment.
    if (removed) (button.current ?? place.current)?.focus()
  }, [removed])
  const isEmpty = !removed && !error
  return (
    <>
      {isEmpty && <PostedOutcome form="remove-comment" sent={words.removed} />}
      <div ref={place} tabIndex={-1} className={styles.removed} data-empty={isEmpty || undefined}>
        <Outcome done={removed !== null && words.removed} error={error} />
        {removed && mayPutBack && (
          <Button ref={button} size="sm" disabled={isPending} onClick={putBack}>
            {words.putBack}
          </Button>
        )}
      </div>
    </>
  )
}
