import { Button, Group } from '@mantine/core'
import { deskExports } from '@northword/content/desk/desk-exports'
import { company } from '@northword/content/studio/company'
import { studioDate } from '@northword/content/studio/format-time'
import { type OrdersQuery, writeOrdersQuery } from '@northword/contract/desk/desk-orders'
import { useMutation } from '@tanstack/react-query'
import { Outcome } from '../../components/outcome.tsx'
import { useDownload } from '../exports/use-download.ts'
import { useMe } from '../session/use-me.ts'

const { done, pending, orders: words } = deskExports

/** All orders that match the query, not only this page's. Hidden from writers, who see no addresses. */
export function DownloadOrders({ query }: { query: OrdersQuery }) {
  const { member } = useMe()
  const download = useDownload()
  const { mutate, isPending, data, error } = useMutation({
    async mutationFn() {
      const fileName = words.fileName(studioDate(new Date(), company.timeZone))
      await download(`/api/desk/orders.csv?${writeOrdersQuery(query)}`, fileName)
      return fileName
    },
  })
  if (member.role === 'writer') return null
  return (
    <Group gap="sm" mb="sm">
      <Button aria-disabled={isPending || undefined} onClick={() => isPending || mutate()}>
        {isPending ? pending : words.button}
      </Button>
      <Outcome done={data !== undefined && done(data)} error={error} />
    </Group>
  )
}
