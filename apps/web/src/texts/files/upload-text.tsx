import { Button, FileButton } from '@mantine/core'
import { useRef } from 'react'

interface UploadTextProps {
  /** Of the button. */
  label: string
  disabled: boolean
  onFile: (file: File) => void
}

/** Reads a text from a file. Resets, so that the same file can be chosen again after a change. */
export function UploadText({ label, disabled, onFile }: UploadTextProps) {
  const reset = useRef<() => void>(null)
  const onChange = (file: File | null) => {
    if (file) onFile(file)
    reset.current?.()
  }
  return (
    <FileButton
      resetRef={reset}
      accept=".md,.markdown,.txt,text/markdown,text/plain"
      disabled={disabled}
      inputProps={{ 'aria-label': label }}
      onChange={onChange}
    >
      {(props) => <Button {...props}>{label}</Button>}
    </FileButton>
  )
}
