import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { linkPage } from '@northword/contract/people/by-link'
import { orderLink } from '@northword/content/orders/order-link'
import { usePosted } from '../../site/served/page-state.tsx'
import { focusedFirst } from '../../components/focused-first.ts'

const words = orderLink.paste

/** Without scripts the page cannot read the address's fragment, so the reader pastes the link. */
export function PasteLink() {
  const posted = usePosted('open-order')
  const error = posted?.kind === 'refused' ? posted.message : undefined
  return (
    <form method="post" action={`${linkPage}/open`} autoComplete="off">
      <Stack gap="sm" align="start" pb="xl" maw="var(--measure)">
        <Title order={2}>{words.heading}</Title>
        <Text>{words.text}</Text>
        <TextInput
          name="address"
          label={words.label}
          error={error}
          w="100%"
          required
          {...focusedFirst(error !== undefined)}
        />
        <Button type="submit" variant="filled">
          {words.button}
        </Button>
      </Stack>
    </form>
  )
}
