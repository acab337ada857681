import { Button, Group, TextInput } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { useEffect, useRef } from 'react'
import { CopyText } from '../frame/copy-text.tsx'

const words = deskWebhooks.secret

/** An endpoint's secret, shown only once. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <>
      <TextInput ref={field} label={words.label} description={words.hint} value={secret} readOnly />
      <Group gap="sm">
        <CopyText text={secret} label={words.copy} />
        <Button variant="filled" onClick={onClose}>
          {words.done}
        </Button>
      </Group>
    </>
  )
}
