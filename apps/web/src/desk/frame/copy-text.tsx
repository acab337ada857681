import { Button, CopyButton } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'

/** Confirms the copy for two seconds. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <Button onClick={copy}>
          <span role="status">{copied ? desk.copied : label}</span>
        </Button>
      )}
    </CopyButton>
  )
}
