import { Button, Stack, Text } from '@mantine/core'
import { conversation as words } from '@northword/content/orders/conversation'
import { company } from '@northword/content/studio/company'
import { promisedTime } from '@northword/content/studio/promised-time'
import type { ConversationView, OrderMessageView } from '@northword/contract/orders/conversation'
import { trpc } from '../../../site/api/trpc.ts'
import { useEarlier } from '../../../site/api/use-earlier.ts'
import { PromiseText } from '../../../site/ui/promise-text.tsx'
import { useHydrated } from '../../../site/ui/use-hydrated.ts'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { Messages } from '../../../components/messages.tsx'
import { Outcome } from '../../../components/outcome.tsx'
import { MessageForm } from './message-form.tsx'
import { useOrderPlace } from '../address/order-place.ts'
import { OrderPart } from '../address/order-part.tsx'

export function Conversation({ number }: { number: string }) {
  const { address } = useOrderPlace()
  const query = trpc.conversation.list.useQuery({ number }, useFresh())
  return (
    <OrderPart heading={words.heading}>
      <Loaded query={query} skeleton={<LoadingLines label={words.loading} lines={2} isPage={false} />}>
        {(conversation) => (
          <Stack gap="lg">
            <Written number={number} conversation={conversation} />
            <MessageForm number={number} action={`${address(number)}/message`} />
          </Stack>
        )}
      </Loaded>
    </OrderPart>
  )
}

function Written({ number, conversation }: { number: string; conversation: ConversationView }) {
  const timeZone = useTimeZone()
  const { answerBy } = conversation
  return (
    <>
      {conversation.messages.length > 0 ? (
        <Said number={number} conversation={conversation} />
      ) : (
        <Text c="dimmed">{words.none}</Text>
      )}
      {answerBy && (
        <Text fw={600}>
          <PromiseText>
            {words.answerBy(promisedTime(new Date(answerBy), timeZone, company.timeZone))}
          </PromiseText>
        </Text>
      )}
    </>
  )
}

/** Messages, below the button that shows earlier ones where scripts run. */
function Said({ number, conversation }: { number: string; conversation: ConversationView }) {
  const isHydrated = useHydrated()
  const { list: query } = trpc.useUtils().conversation
  const { messages, isWhole, show, isPending, error, list } = useEarlier(conversation, (cursor) =>
    query.fetch({ number, cursor }),
  )
  return (
    <>
      {!isWhole &&
        (isHydrated ? (
          <Button size="sm" style={{ alignSelf: 'start' }} aria-disabled={isPending} onClick={show}>
            {words.more}
          </Button>
        ) : (
          <Text c="dimmed">{words.earlier(conversation.earlier)}</Text>
        ))}
      <Outcome error={error} />
      <Messages ref={list} label={words.heading} messages={messages} writerOf={writerOf} />
    </>
  )
}

const writerOf = ({ from, by }: OrderMessageView) => (from === 'client' ? words.you : words.studio(by))
