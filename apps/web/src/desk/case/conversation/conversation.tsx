import { Button, Group, Stack, Text } from '@mantine/core'
import { deskConversation as words } from '@northword/content/desk/desk-conversation'
import type { DeskConversation, DeskMessageView } from '@northword/contract/orders/conversation'
import { Messages } from '../../../components/messages.tsx'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { useEarlier } from '../../../site/api/use-earlier.ts'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { fresh } from '../../api/fresh.ts'
import { Fetched } from '../../frame/fetched.tsx'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import { useRenewed } from '../current/use-case.ts'
import { heldIn } from './held-in.ts'
import { WriteToClient } from './write-to-client.tsx'

interface ConversationProps {
  number: string
  clientName: string
  /** Writers may not. */
  maySpeak: boolean
}

export default function Conversation({ number, clientName, maySpeak }: ConversationProps) {
  const query = trpc.desk.conversation.useQuery({ number }, { ...fresh, refetchInterval: lookEvery })
  return (
    <Part heading={words.heading} id="conversation">
      <Fetched query={query} label={words.loading} isPart>
        {(found) => (
          <Stack gap="lg">
            <Written number={number} found={found} clientName={clientName} />
            {maySpeak && found.answerBy && <SettleAnswer number={number} seen={latestOf(found)} />}
            {maySpeak && found.mayWrite && (
              <WriteToClient number={number} seen={latestOf(found)} held={heldIn(found)} />
            )}
          </Stack>
        )}
      </Fetched>
    </Part>
  )
}

/** Polls every 2 s while a message is held, else every 20 s. */
const lookEvery = ({ state: { data } }: { state: { data: DeskConversation | undefined } }) =>
  data && heldIn(data).length > 0 ? 2_000 : 20_000

/** The latest message of the client on screen. */
const latestOf = ({ messages }: DeskConversation) =>
  messages.findLast(({ from }) => from === 'client')?.id ?? null

interface WrittenProps extends Pick<ConversationProps, 'number' | 'clientName'> {
  found: DeskConversation
}

const Written = ({ found, ...of }: WrittenProps) => (
  <>
    {found.messages.length > 0 ? <Said found={found} {...of} /> : <Text c="dimmed">{words.none}</Text>}
    {found.answerBy && <Text fw={600}>{words.answerBy(formatMoment(found.answerBy))}</Text>}
  </>
)

/** Messages, below the button that shows earlier ones. */
function Said({ number, found, clientName }: WrittenProps) {
  const query = trpc.useUtils().desk.conversation
  const { messages, isWhole, show, isPending, error, list } = useEarlier(found, (cursor) =>
    query.fetch({ number, cursor }),
  )
  const writerOf = ({ from, by }: DeskMessageView) => (from === 'client' ? clientName : (by ?? ''))
  return (
    <>
      {!isWhole && (
        <Group gap="sm">
          <Button aria-disabled={isPending} onClick={show}>
            {words.more}
          </Button>
          <Outcome error={error} />
        </Group>
      )}
      <Messages
        ref={list}
        label={words.heading}
        messages={messages}
        writerOf={writerOf}
        noteOf={noteOf}
        isCancelled={({ state }) => state === 'cancelled'}
      />
    </>
  )
}

const noteOf = ({ state }: DeskMessageView) => state !== 'shown' && <Hint>{words.states[state]}</Hint>

/** Marks the client's message as needing no answer. */
function SettleAnswer({ number, seen }: { number: string; seen: string | null }) {
  const utils = trpc.useUtils()
  const settle = trpc.desk.settleAnswer.useMutation({
    onSuccess: (found) => utils.desk.conversation.setData({ number }, found),
    onSettled: useRenewed(number),
  })
  if (!seen) return null
  return (
    <Group gap="sm">
      <Button loading={settle.isPending} onClick={() => settle.mutate({ number, seen })}>
        {words.settle}
      </Button>
      <Outcome error={settle.error} />
    </Group>
  )
}
