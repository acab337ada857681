import { Button, FileButton } from '@mantine/core'
import { deskTexts } from '@northword/content/desk-texts'
import { useRef } from 'react'

const words = deskTexts.writing

/** Takes the text from a file. The same one may be chosen again after it was mended. */
export function UploadText({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
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
      inputProps={{ 'aria-label': words.upload }}
      onChange={onChange}
    >
      {(props) => <Button {...props}>{words.upload}</Button>}
    </FileButton>
  )
}
