import { Alert, Button, Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import { textApproval } from '@northword/content/texts/text-approval'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { sentenceOf } from '../../../components/sentence-of.ts'
import { usePosted } from '../../../site/served/page-state.tsx'
import { useOrderPlace } from '../address/order-place.ts'
import type { Approving } from './use-approve.ts'

const words = textApproval.question

interface ApproveQuestionProps extends Pick<Approving, 'approve' | 'isPending' | 'error' | 'mayUndo'> {
  /** Action of the plain form. */
  action: string
  /** Absent if there is no dialog to close. */
  onClose?: () => void
}

/** Explains the approval and asks. The holder of a link enters their name. */
export function ApproveQuestion({ action, onClose, ...approving }: ApproveQuestionProps) {
  const { approve, isPending, error, mayUndo } = approving
  const { isByLink } = useOrderPlace()
  const name = useRef<HTMLInputElement>(null)
  const [isNameless, setNameless] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const by = name.current?.value.trim() ?? ''
    setNameless(isByLink && by === '')
    if (isByLink && by === '') name.current?.focus()
    else approve(by)
  }
  return (
    <form noValidate method="post" action={action} onSubmit={submit}>
      <Stack gap="sm">
        <Text>{mayUndo ? words.finalByLink : words.final}</Text>
        {isByLink && (
          <NameField
            ref={name}
            error={isNameless && words.nameMissing}
            readOnly={isPending}
            onChange={() => setNameless(false)}
          />
        )}
        {error !== null && !isPending && <Alert role="alert">{sentenceOf(error) || words.unreachable}</Alert>}
        <Group gap="sm" mt="xs">
          <Button type="submit" variant="filled" disabled={isPending}>
            {isPending ? words.pending : words.confirm}
          </Button>
          {onClose && (
            <Button disabled={isPending} onClick={onClose} {...(!isByLink && { 'data-autofocus': true })}>
              {words.keep}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function NameField(
  props: Pick<TextInputProps, 'error' | 'readOnly' | 'onChange'> & { ref: Ref<HTMLInputElement> },
) {
  const posted = usePosted('approve-text')
  return (
    <TextInput
      {...props}
      name="by"
      defaultValue={posted?.kind === 'refused' ? posted.typed['by'] : undefined}
      label={words.name}
      description={words.nameHint}
      autoComplete="name"
      maxLength={200}
      required
      data-autofocus
    />
  )
}
