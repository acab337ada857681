import { Alert, Button, Text, TextInput } from '@mantine/core'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { addressOf, ownKinds } from '@northword/contract/content/content-items'
import { renameSiteItemInput, type SiteItem } from '@northword/contract/desk/site'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deskClient } from '../../api/desk-client.ts'
import { AskForm } from '../../form/ask-form.tsx'
import { useDeskForm } from '../../form/use-desk-form.ts'
import { Ask } from '../../frame/ask.tsx'
import { itemPath } from '../calls/item-paths.ts'
import { useSiteStep } from '../calls/site-queries.ts'
import type { ItemWriting } from './item-writing.ts'

const words = deskSiteItem.acts.rename

interface RenameItemProps {
  item: SiteItem
  writing: ItemWriting
}

export function RenameItem({ item, writing }: RenameItemProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>{words.open}</Button>
      <Ask title={words.title} opened={opened} onClose={() => setOpened(false)} pending="inside">
        <Text>{addressOf(item) === null ? words.textPart : words.text}</Text>
        <RenameForm item={item} writing={writing} onClose={() => setOpened(false)} />
      </Ask>
    </>
  )
}

function RenameForm({ item, writing, onClose }: RenameItemProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const [isChanged, setChanged] = useState(false)
  const { mutateAsync } = useSiteStep(deskClient.site.renameItem.mutate)
  const kind = ownKinds.find((each) => each === item.kind)
  const form = useDeskForm({
    schema: renameSiteItemInput,
    initialValues: { newKey: item.key },
    beside: { kind, key: item.key, version: item.version },
    async send(input) {
      const { isSaved, item: renamed } = await mutateAsync({ ...input, version: await writing.flush() })
      setChanged(!isSaved)
      if (isSaved) await navigate(itemPath(renamed))
      else writing.look(renamed)
    },
  })
  return (
    <AskForm words={words} form={form} onClose={onClose}>
      <TextInput
        label={kind === 'services' ? deskSite.add.sku : deskSite.add.address}
        description={kind === 'services' ? deskSite.add.skuHint : deskSite.add.addressHint}
        autoComplete="off"
        w="100%"
        data-autofocus
        {...form.field('newKey')}
      />
      {isChanged && <Alert role="alert">{words.changed}</Alert>}
    </AskForm>
  )
}
