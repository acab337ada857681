import { Button, CopyButton } from '@mantine/core'
import { desk } from '@northword/content/desk-frame'

/** A button that copies a text, and says for two seconds that it did. */
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
