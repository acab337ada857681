import { Button, TextInput } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import type { ownKinds } from '@northword/contract/content/content-items'
import { fieldsOf } from '@northword/contract/content/fields-of'
import { addSiteItemInput } from '@northword/contract/desk/site'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deskClient } from '../../api/desk-client.ts'
import { AskForm } from '../../form/ask-form.tsx'
import { useDeskForm } from '../../form/use-desk-form.ts'
import { Ask } from '../../frame/ask.tsx'
import { itemPath } from '../calls/item-paths.ts'
import { useSiteStep } from '../calls/site-queries.ts'
import { blankGroup } from '../fields/blank.ts'

const words = deskSite.add

interface AddItemProps {
  kind: (typeof ownKinds)[number]
  /** Items of the kind: the new one is the last. */
  count: number
}

export function AddItem({ kind, count }: AddItemProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button size="compact-sm" mt="xs" onClick={() => setOpened(true)}>
        {words.open[kind]}
      </Button>
      <Ask title={words.open[kind]} opened={opened} onClose={() => setOpened(false)} pending="inside">
        <AddForm kind={kind} count={count} onClose={() => setOpened(false)} />
      </Ask>
    </>
  )
}

/** Asks the key alone: the editor asks the rest. */
function AddForm({ kind, count, onClose }: AddItemProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const { mutateAsync } = useSiteStep(deskClient.site.addItem.mutate)
  const form = useDeskForm({
    schema: addSiteItemInput,
    initialValues: { key: '' },
    beside: { kind, fields: newFields(kind, count) },
    send: async (input) => {
      const item = await mutateAsync(input)
      await navigate(itemPath(item))
    },
  })
  const isSku = kind === 'services'
  return (
    <AskForm words={{ ...words, title: words.open[kind] }} form={form} onClose={onClose}>
      <TextInput
        label={isSku ? words.sku : words.address}
        description={isSku ? words.skuHint : words.addressHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        w="100%"
        required
        data-autofocus
        {...form.field('key')}
      />
    </AskForm>
  )
}

function newFields(kind: AddItemProps['kind'], count: number) {
  const fields = blankGroup(fieldsOf(kind, ''))
  return 'place' in fields ? { ...fields, place: count + 1 } : fields
}
