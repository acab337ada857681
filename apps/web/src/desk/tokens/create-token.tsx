import { Button } from '@mantine/core'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { useState } from 'react'
import { Ask } from '../frame/ask.tsx'
import { type Made, MadeToken } from './made-token.tsx'
import { TokenForm } from './token-form.tsx'

/** First the form, then the secret. */
export function CreateToken() {
  const [opened, setOpened] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const open = () => {
    setMade(null)
    setOpened(true)
  }
  const close = () => setOpened(false)
  const title = made ? deskTokens.made.title(made.token.name) : deskTokens.create.title
  return (
    <>
      <Button variant="filled" onClick={open}>
        {deskTokens.create.open}
      </Button>
      <Ask title={title} opened={opened} onClose={close}>
        {made ? <MadeToken made={made} onClose={close} /> : <TokenForm onMade={setMade} onClose={close} />}
      </Ask>
    </>
  )
}
