import { Button, Stack, TextInput } from '@mantine/core'
import { deskOrders } from '@northword/content/desk/desk-orders'
import type { DeskView, OrdersQuery } from '@northword/contract/desk/desk-orders'
import { useState } from 'react'
import { Outcome } from '../../components/outcome.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { onSubmit } from '../form/on-submit.ts'
import { Ask } from '../frame/ask.tsx'

const words = deskOrders.views

interface NameViewProps {
  /** The view to rename, or `new` for one of this query. */
  view: DeskView | 'new'
  query: OrdersQuery
  onClose: () => void
}

export default function NameView({ view, query, onClose }: NameViewProps) {
  const isNew = view === 'new'
  const [name, setName] = useState(isNew ? '' : view.name)
  const utils = trpc.useUtils()
  const onSuccess = async () => {
    await utils.desk.listViews.invalidate()
    onClose()
  }
  const save = trpc.desk.saveView.useMutation({ onSuccess })
  const rename = trpc.desk.renameView.useMutation({ onSuccess })
  const { isPending, error } = isNew ? save : rename
  const send = () => (isNew ? save.mutate({ name, query }) : rename.mutate({ id: view.id, name }))
  return (
    <Ask title={isNew ? words.title : words.renameTitle} opened onClose={onClose} pending={isPending}>
      <form onSubmit={onSubmit(send)}>
        <Stack gap="sm" align="start">
          <TextInput
            label={words.name}
            w="100%"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" variant="filled" loading={isPending}>
            {words.save}
          </Button>
          <Outcome error={error} />
        </Stack>
      </form>
    </Ask>
  )
}
