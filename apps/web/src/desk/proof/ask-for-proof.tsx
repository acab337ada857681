import { SegmentedControl, Text } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { proveAgainInput } from '@northword/contract/people/staff'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { CodeField } from '../form/code-field.tsx'
import { AskForm } from '../form/ask-form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Ask } from '../frame/ask.tsx'
import { useMe } from '../session/use-me.ts'

const words = desk.proof

interface AskForProofProps {
  onProven: () => void
  onClose: () => void
}

export default function AskForProof({ onProven, onClose }: AskForProofProps) {
  const { hasSecondFactor } = useMe().member
  const [way, setWay] = useState<'password' | 'code'>('password')
  return (
    <Ask title={words.title} opened onClose={onClose} pending="inside">
      <Text>{hasSecondFactor ? words.text : words.textPassword}</Text>
      {hasSecondFactor && (
        <SegmentedControl
          aria-label={words.way}
          value={way}
          onChange={setWay}
          data={[
            { value: 'password', label: words.byPassword },
            { value: 'code', label: words.byCode },
          ]}
        />
      )}
      <ProofForm key={way} way={way} onProven={onProven} onClose={onClose} />
    </Ask>
  )
}

interface ProofFormProps extends AskForProofProps {
  way: 'password' | 'code'
}

function ProofForm({ way, onProven, onClose }: ProofFormProps) {
  const form = useDeskForm({
    schema: proveAgainInput,
    initialValues: way === 'password' ? { password: '' } : { code: '' },
    send: (input) => deskClient.staff.proveAgain.mutate(input).then(onProven),
  })
  return (
    <AskForm words={words} form={form} onClose={onClose}>
      {way === 'password' ? (
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          pending={form.pending}
          data-autofocus
          {...form.field('password')}
        />
      ) : (
        <CodeField label={words.code} data-autofocus {...form.field('code')} />
      )}
    </AskForm>
  )
}
