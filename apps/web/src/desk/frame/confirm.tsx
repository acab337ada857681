import { Alert, Button, Group, Text } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { failureSentence } from '../api/failure-sentence.ts'
import { Ask } from './ask.tsx'

interface ConfirmProps {
  /** `keep`: leaves all as it is; by default "Cancel". */
  words: { title: string; text: string; button: string; pending: string; keep?: string }
  opened: boolean
  onClose: () => void
  action: { mutate: () => void; isPending: boolean; error: unknown }
}

/** For an action without an undo. */
export function Confirm({ words, opened, onClose, action }: ConfirmProps) {
  const { mutate, isPending, error } = action
  return (
    <Ask title={words.title} opened={opened} onClose={onClose} pending={isPending}>
      <Text>{words.text}</Text>
      {error ? <Alert role="alert">{failureSentence(error)}</Alert> : null}
      <Group gap="sm">
        <Button variant="filled" onClick={() => mutate()} disabled={isPending}>
          {isPending ? words.pending : words.button}
        </Button>
        <Button onClick={onClose} disabled={isPending} data-autofocus>
          {words.keep ?? desk.cancel}
        </Button>
      </Group>
    </Ask>
  )
}
