import { Stack, Text } from '@mantine/core'
import { conversation as words } from '@northword/content/orders/conversation'
import { company } from '@northword/content/studio/company'
import { promisedTime } from '@northword/content/studio/promised-time'
import type { ConversationView, OrderMessageView } from '@northword/contract/orders/conversation'
import { trpc } from '../../../site/api/trpc.ts'
import { PromiseText } from '../../../site/ui/promise-text.tsx'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { Messages } from '../../../components/messages.tsx'
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
            <Written conversation={conversation} />
            <MessageForm number={number} action={`${address(number)}/message`} />
          </Stack>
        )}
      </Loaded>
    </OrderPart>
  )
}

function Written({ conversation: { messages, earlier, answerBy } }: { conversation: ConversationView }) {
  const timeZone = useTimeZone()
  return (
    <>
      {earlier > 0 && <Text c="dimmed">{words.earlier(earlier)}</Text>}
      {messages.length > 0 ? (
        <Messages label={words.heading} messages={messages} writerOf={writerOf} />
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

const writerOf = ({ from, by }: OrderMessageView) => (from === 'client' ? words.you : words.studio(by))
