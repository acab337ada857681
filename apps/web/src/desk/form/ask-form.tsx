import { Button } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import type { ComponentProps } from 'react'
import { useHeldOpen } from '../frame/held-open.ts'
import { DeskForm } from './desk-form.tsx'

interface AskFormProps extends Pick<ComponentProps<typeof DeskForm>, 'form' | 'children'> {
  words: ComponentProps<typeof DeskForm>['words'] & { title: string }
  onClose: () => void
}

/** A form in a dialog that it keeps open while it sends, with a cancel button. */
export function AskForm({ words, onClose, ...rest }: AskFormProps) {
  useHeldOpen(rest.form.pending)
  const cancel = (
    <Button onClick={onClose} disabled={rest.form.pending}>
      {desk.cancel}
    </Button>
  )
  return <DeskForm label={words.title} words={words} aside={cancel} {...rest} />
}
