import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { Ask } from './ask.tsx'

interface AskThenShowProps<Made> {
  button: string
  title: (made: Made | null) => string
  renderForm: (onMade: (made: Made) => void, onClose: () => void) => ReactNode
  renderMade: (made: Made, onClose: () => void) => ReactNode
}

/** A button that opens a dialog, first with a form, then with what the form has made. */
export function AskThenShow<Made>({ button, title, renderForm, renderMade }: AskThenShowProps<Made>) {
  const [opened, { open, close }] = useDisclosure()
  const [made, setMade] = useState<Made | null>(null)
  const begin = () => {
    setMade(null)
    open()
  }
  return (
    <>
      <Button variant="filled" onClick={begin}>
        {button}
      </Button>
      <Ask title={title(made)} opened={opened} onClose={close} pending="inside">
        {made === null ? renderForm(setMade, close) : renderMade(made, close)}
      </Ask>
    </>
  )
}
