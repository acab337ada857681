import { Button, Code, Stack, Text } from '@mantine/core'
import { deskMails as words } from '@northword/content/desk/desk-mails'
import { Outcome } from '../../components/outcome.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { CopyText } from '../frame/copy-text.tsx'
import { useHeldOpen } from '../frame/held-open.ts'
import { Hint } from '../frame/hint.tsx'

/** Makes new links for a mail and shows them, to hand on by another way. */
export function MailLinks({ id, onShown }: { id: string; onShown: () => void }) {
  const show = trpc.desk.showLinks.useMutation({ onSuccess: onShown })
  useHeldOpen(show.isPending)
  return (
    <Stack gap="xs" align="start">
      {show.data ? (
        show.data.map(({ label, url }) => (
          <Stack key={url} gap="xs" align="start">
            <Text size="sm">{label}</Text>
            <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {url}
            </Code>
            <CopyText text={url} label={words.copyLink(label)} />
          </Stack>
        ))
      ) : (
        <Button loading={show.isPending} onClick={() => show.mutate({ id })}>
          {words.showLinks}
        </Button>
      )}
      <Hint>{words.linksHint}</Hint>
      <Outcome error={show.error} />
    </Stack>
  )
}
