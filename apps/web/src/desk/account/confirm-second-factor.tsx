import { Code, Group, Stack } from '@mantine/core'
import { deskAccount } from '@northword/content/desk/desk-account'
import { confirmSecondFactorInput, type NewSecondFactor } from '@northword/contract/people/staff'
import { deskClient } from '../api/desk-client.ts'
import { CodeField } from '../form/code-field.tsx'
import { DeskForm } from '../form/desk-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { CopyText } from '../frame/copy-text.tsx'
import { Hint } from '../frame/hint.tsx'
import { useProof } from '../proof/use-proof.ts'
import { encode } from 'uqr'
import { FocusedHead } from './focused-head.tsx'
import styles from './qr-code.module.css'

const words = deskAccount.secondFactor

interface ConfirmSecondFactorProps {
  secondFactor: NewSecondFactor
  onConfirmed: (recoveryCodes: string[]) => void
}

/** Shows the new secret as a QR code and as text, and asks for the first code. */
export default function ConfirmSecondFactor({ secondFactor, onConfirmed }: ConfirmSecondFactorProps) {
  const withProof = useProof()
  const form = useDeskForm({
    schema: confirmSecondFactorInput,
    initialValues: { code: '' },
    async send(input) {
      const { recoveryCodes } = await withProof(() => deskClient.staff.confirmSecondFactor.mutate(input))
      onConfirmed(recoveryCodes)
    },
  })
  return (
    <Stack gap="md" align="start" w="100%">
      <NewSecret secondFactor={secondFactor} />
      <DeskForm
        label={words.heading}
        form={form}
        words={{ button: words.confirm, pending: words.confirming }}
      >
        <CodeField
          label={words.code}
          description={words.codeHint}
          inputMode="numeric"
          {...form.field('code')}
        />
      </DeskForm>
    </Stack>
  )
}

function NewSecret({ secondFactor: { uri, secret } }: Pick<ConfirmSecondFactorProps, 'secondFactor'>) {
  return (
    <>
      <FocusedHead heading={words.scan.heading} text={words.scan.text} />
      <QrCode text={uri} label={words.picture} />
      <div>
        <Hint mb="0.25rem">{words.secret}</Hint>
        <Group gap="sm">
          <Code fz="md" style={{ overflowWrap: 'anywhere' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Code>
          <CopyText text={secret} label={words.copySecret} />
        </Group>
      </div>
    </>
  )
}

/** Black on white in both colour schemes: many apps read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={path} />
    </svg>
  )
}
