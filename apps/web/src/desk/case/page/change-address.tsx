import { Button, Stack, Text, TextInput } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import { type SubmitEvent, useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { textIn } from '../../../components/text-in.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { Ask } from '../../frame/ask.tsx'
import { useRenewed } from '../current/use-case.ts'

const words = deskCase.address

export default function ChangeAddress({ found }: { found: DeskCase }) {
  const [seen, setSeen] = useState<DeskCase | null>(null)
  return (
    <>
      <Button mt="sm" onClick={() => setSeen(found)}>
        {words.button}
      </Button>
      {seen && <AddressForm seen={seen} onClose={() => setSeen(null)} />}
    </>
  )
}

/** `seen` is the order when the form was opened. The server refuses to save over a later change. */
function AddressForm({ seen, onClose }: { seen: DeskCase; onClose: () => void }) {
  const { number } = seen.order
  const changing = trpc.desk.changeAddress.useMutation({
    onSuccess: onClose,
    onSettled: useRenewed(number),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = { email: textIn(form, 'email'), reason: textIn(form, 'reason') }
    changing.mutate({ number, version: seen.version, ...typed })
  }
  return (
    <Ask title={words.title} opened onClose={onClose} pending={changing.isPending}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="sm">
          <Text size="sm">{words.hint}</Text>
          <TextInput name="email" type="email" label={words.email} autoComplete="off" data-autofocus />
          <TextInput name="reason" label={words.reason} description={words.reasonHint} maxLength={500} />
          <Button type="submit" variant="filled" loading={changing.isPending}>
            {words.save}
          </Button>
          <Outcome error={changing.error} />
        </Stack>
      </form>
    </Ask>
  )
}
