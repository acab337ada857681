import { Button, Code, Group, Text, TextInput } from '@mantine/core'
import { deskTokens, lineToTry } from '@northword/content/desk/desk-tokens'
import type { TokenView } from '@northword/contract/desk/tokens'
import { useEffect, useRef } from 'react'
import { CopyText } from '../frame/copy-text.tsx'

const words = deskTokens.made

/** The server returns the secret only now. */
export interface Made {
  token: TokenView
  secret: string
}

/** The secret of a new token, shown only once, with a command to try it. */
export function MadeToken({ made: { secret }, onClose }: { made: Made; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const line = lineToTry(window.location.origin, secret)
  return (
    <>
      <TextInput ref={field} label={words.secret} description={words.hint} value={secret} readOnly />
      <Group>
        <CopyText text={secret} label={words.copy} />
      </Group>
      <div>
        <Text fw={600}>{words.line}</Text>
        <Code block bg="var(--card)" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {line}
        </Code>
      </div>
      <Group gap="sm">
        <CopyText text={line} label={words.copyLine} />
        <Button variant="filled" onClick={onClose}>
          {words.done}
        </Button>
      </Group>
    </>
  )
}
