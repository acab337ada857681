import { Button } from '@mantine/core'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { staffSignInInput } from '@northword/contract/people/staff'
import { deskClient } from '../api/desk-client.ts'
import { CodeField } from '../form/code-field.tsx'
import { DeskForm } from '../form/desk-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useComeIn } from '../session/use-come-in.ts'

const words = deskEntry.login

/** Credentials that were correct, for the call with the code. */
export interface Known {
  email: string
  password: string
}

interface CodeStepProps {
  known: Known
  onBack: () => void
}

/** Follows a correct password. */
export function CodeStep({ known, onBack }: CodeStepProps) {
  const comeIn = useComeIn()
  const form = useDeskForm({
    schema: staffSignInInput,
    initialValues: { code: '' },
    beside: known,
    send: (input) => deskClient.staff.signIn.mutate(input).then(comeIn),
  })
  return (
    <DeskForm
      label={words.codeHeading}
      form={form}
      words={{ button: words.codeButton, pending: words.pending }}
      aside={<Button onClick={onBack}>{words.back}</Button>}
    >
      <CodeField label={words.code} description={words.codeHint} {...form.field('code')} />
    </DeskForm>
  )
}
