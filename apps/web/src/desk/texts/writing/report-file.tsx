import { Button, FileButton, Input, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { useRef } from 'react'
import type { useAttach } from './use-attach.ts'

const words = deskTexts.deliver.file

interface ReportFileProps {
  file: ReturnType<typeof useAttach>
  /** The form's props for the field. */
  field: { error?: unknown; 'data-path'?: string }
}

/** The plagiarism checker's PDF. Uploads when it is chosen, and stays with the draft. */
export function ReportFile({ file: { attached, problem, isPending, take }, field }: ReportFileProps) {
  const reset = useRef<() => void>(null)
  const label = attached ? words.other : words.choose
  const error = problem ?? (typeof field.error === 'string' ? field.error : null)
  const onChange = (chosen: File | null) => {
    if (chosen) void take(chosen)
    reset.current?.()
  }
  return (
    <Input.Wrapper error={error} description={words.hint} w="100%">
      <Text role="status">{attached && words.attached(attached)}</Text>
      <FileButton
        resetRef={reset}
        accept="application/pdf,.pdf"
        inputProps={{ 'aria-label': label }}
        onChange={onChange}
      >
        {(props) => (
          <Button {...props} data-path={field['data-path']} disabled={isPending}>
            {isPending ? words.pending : label}
          </Button>
        )}
      </FileButton>
    </Input.Wrapper>
  )
}
