import { Button, Group } from '@mantine/core'
import { deskConversation as words } from '@northword/content/desk/desk-conversation'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { useRenewed } from '../current/use-case.ts'

/** Marks the client's message as needing no answer. */
export function SettleAnswer({ number, seen }: { number: string; seen: string | null }) {
  const utils = trpc.useUtils()
  const renew = useRenewed(number)
  const settle = trpc.desk.settleAnswer.useMutation({
    onSuccess: (found) => utils.desk.conversation.setData({ number }, found),
    onSettled: renew,
  })
  if (!seen) return null
  return (
    <Group gap="sm">
      <Button
        loading={settle.isPending}
        onClick={() => settle.mutate({ number, seen })}
      >
        {words.settle}
      </Button>
      <Outcome error={settle.error} />
    </Group>
  )
}
