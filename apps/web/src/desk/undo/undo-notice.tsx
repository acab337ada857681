import { Button, Group, Kbd, Paper, Text } from '@mantine/core'
import { deskUndo as words } from '@northword/content/desk/desk-undo'
import { createPortal } from 'react-dom'
import { failureSentence } from '../api/failure-sentence.ts'
import { useFoot } from '../frame/foot-place.ts'
import styles from '../frame/notice.module.css'
import { useKeys, useSingleKeys } from '../keys/single-keys.ts'
import type { Undoable } from './undo-context.ts'
import { trpc } from '../../site/api/trpc.ts'

interface UndoNoticeProps {
  step: Undoable | null
  onDismiss: () => void
}

/** Announces the last step and undoes it. Stays until the next step and never takes the focus. */
export function UndoNotice({ step, onDismiss }: UndoNoticeProps) {
  const { undo, isPending, isDone, error } = useUndo(step)
  const hasKeys = useSingleKeys()
  const isOpen = step !== null && !isDone && !error
  useKeys(isOpen ? { u: undo } : {})
  const foot = useFoot()
  if (!foot) return null
  return createPortal(
    <div role="status" style={{ order: -1 }}>
      {step && (
        <Paper withBorder className={styles.notice ?? ''} data-notice>
          <Text size="sm">{isDone ? words.undone : error ? failureSentence(error) : step.done}</Text>
          <Group gap="xs" wrap="nowrap">
            {isOpen && (
              <Button onClick={undo} disabled={isPending}>
                {isPending ? words.undoing : words.undo}
                {hasKeys && <Kbd ml="xs">u</Kbd>}
              </Button>
            )}
            <Button variant="subtle" onClick={onDismiss}>
              {words.dismiss}
            </Button>
          </Group>
        </Paper>
      )}
    </div>,
    foot,
  )
}

/** Undoes a step once, and refetches everything. */
function useUndo(step: Undoable | null) {
  const utils = trpc.useUtils()
  const onSettled = () => utils.invalidate()
  const order = trpc.desk.undoStep.useMutation({ onSettled })
  const message = trpc.desk.reopenMessage.useMutation({ onSettled })
  return {
    isPending: order.isPending || message.isPending,
    isDone: order.isSuccess || message.isSuccess,
    error: order.error ?? message.error,
    undo: () => {
      if (!step || !order.isIdle || !message.isIdle) return
      if ('id' in step.of) message.mutate(step.of)
      else order.mutate(step.of)
    },
  }
}
