import { Group, Text } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { WebhookView } from '@northword/contract/desk/webhooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Hint } from '../frame/hint.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { NextPage } from '../rows/next-page.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { ReplayFailed } from './replay-failed.tsx'
import { deliveriesQuery } from './webhooks-query.ts'

const words = deskWebhooks.deliveries

interface DeliveriesProps {
  webhook: WebhookView
  onDone: (sentence: string) => void
}

export function Deliveries({ webhook: { id, state }, onDone }: DeliveriesProps) {
  const query = useInfiniteQuery(deliveriesQuery(id))
  const isOn = state === 'on' || state === 'failing'
  return (
    <Loaded query={query} skeleton={<LoadingLines label={words.loading} isPage={false} />}>
      {({ pages }) => {
        const deliveries = pages.flatMap((page) => page.deliveries)
        if (deliveries.length === 0) return <Text>{words.none}</Text>
        return (
          <>
            <Group gap="sm" mb="sm">
              {isOn && <ReplayFailed id={id} onDone={onDone} />}
              <Hint>{words.kept}</Hint>
            </Group>
            <DeliveryTable deliveries={deliveries} endpointId={id} isOn={isOn} onDone={onDone} />
            <NextPage query={query} label={words.more} />
          </>
        )
      }}
    </Loaded>
  )
}
