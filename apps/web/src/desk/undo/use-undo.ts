import { trpc } from '../../site/api/trpc.ts'
import type { Undoable } from './undo-context.ts'

/** Undoes a step once, and refetches everything. */
export function useUndo(step: Undoable | null) {
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
