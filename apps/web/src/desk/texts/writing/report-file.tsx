import { Button, FileButton, Input, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { mostReportBytes, type PieceInput, reportFileInput } from '@northword/contract/texts/texts'
import { useRef, useState } from 'react'
import { callFailure } from '../../../site/api/call-failure.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { failureSentence } from '../../api/failure-sentence.ts'

const words = deskTexts.deliver.file

interface ReportFileProps {
  place: PieceInput
  attached: string | null
  onAttached: (name: string) => void
  /** The form's props for the field. */
  field: { error?: unknown; 'data-path'?: string }
}

/** The plagiarism checker's PDF. Uploads when it is chosen, and stays with the draft. */
export function ReportFile({ place, attached, onAttached, field }: ReportFileProps) {
  const { problem, isPending, take } = useAttach(place, onAttached)
  const reset = useRef<() => void>(null)
  const label = attached ? words.other : words.choose
  const error = problem ?? (typeof field.error === 'string' ? field.error : null)
  const onChange = (file: File | null) => {
    if (file) void take(file)
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

/** Uploads a PDF to the draft. */
function useAttach(place: PieceInput, onAttached: (name: string) => void) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutateAsync, isPending, error } = trpc.deliveries.attachReport.useMutation()
  async function take(file: File) {
    setRefusal(null)
    const base64 = await base64Of(file).catch(() => null)
    if (base64 === null) return setRefusal(deskTexts.file.unreadable)
    const input = reportFileInput.safeParse({ ...place, name: file.name.slice(-200), base64 })
    if (!input.success) return setRefusal(input.error.issues[0]?.message ?? null)
    const saved = await mutateAsync(input.data).catch(() => null)
    if (saved) onAttached(file.name)
  }
  const failure = error && (callFailure(error).issues[0]?.message ?? failureSentence(error))
  return { problem: refusal ?? failure, isPending, take }
}

/** Base64 of a file. Cuts a file that is too large just above the limit, so that the contract refuses it. */
async function base64Of(file: File): Promise<string> {
  const part = file.slice(0, mostReportBytes + 3)
  const url = await new Promise<unknown>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('No part of the file was read.')))
    reader.readAsDataURL(part)
  })
  return String(url).replace(/^[^,]*,/, '')
}
