import { Alert, Button, type ButtonProps, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { desk } from '@northword/content/desk/desk-frame'
import { failureSentence } from '../api/failure-sentence.ts'
import { Ask } from './ask.tsx'

interface QuestionProps {
  /** `keep`: leaves all as it is; by default "Cancel". */
  words: { text: string; button: string; pending: string; keep?: string }
  onClose: () => void
  /** `refusal`: the sentence why nothing was done, though the server answered. */
  action: { mutate: () => void; isPending: boolean; error: unknown; refusal?: string | false }
}

interface ConfirmProps extends QuestionProps {
  words: QuestionProps['words'] & { title: string }
  opened: boolean
}

interface ConfirmButtonProps extends ButtonProps {
  words: ConfirmProps['words'] & { open: string }
  'aria-label'?: string
  /** `mutate` is given the function that closes the dialog. */
  action: Omit<QuestionProps['action'], 'mutate'> & {
    mutate: (close: () => void) => void
    /** Forgets the last outcome. */
    reset?: () => void
  }
}

/** A button for an action without an undo, which is confirmed in a dialog. */
export function ConfirmButton({ words, action, ...button }: ConfirmButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          action.reset?.()
          open()
        }}
      >
        {words.open}
      </Button>
      <Confirm
        words={words}
        opened={opened}
        onClose={close}
        action={{ ...action, mutate: () => action.mutate(close) }}
      />
    </>
  )
}

/** For an action without an undo. */
export const Confirm = ({ opened, ...question }: ConfirmProps) => (
  <Ask
    title={question.words.title}
    opened={opened}
    onClose={question.onClose}
    pending={question.action.isPending}
  >
    <Question {...question} />
  </Ask>
)

/** The text and the buttons of {@link Confirm}, for a dialog that shows something else afterwards. */
export const Question = ({ words, onClose, action }: QuestionProps) => {
  const { mutate, isPending, error, refusal = false } = action
  const sentence = error ? failureSentence(error) : refusal
  return (
    <>
      <Text>{words.text}</Text>
      {sentence && <Alert role="alert">{sentence}</Alert>}
      <Group gap="sm">
        <Button variant="filled" onClick={() => mutate()} disabled={isPending}>
          {isPending ? words.pending : words.button}
        </Button>
        <Button onClick={onClose} disabled={isPending} data-autofocus>
          {words.keep ?? desk.cancel}
        </Button>
      </Group>
    </>
  )
}
