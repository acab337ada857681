import { Button, Code, Group, Stack } from '@mantine/core'
import { deskAccount } from '@northword/content/desk/desk-account'
import { CopyText } from '../frame/copy-text.tsx'
import { FocusedHead } from './focused-head.tsx'
import styles from './recovery-codes.module.css'

const words = deskAccount.recovery

interface RecoveryCodesProps {
  codes: string[]
  onKept: () => void
}

/** The codes are shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <Stack gap="md" align="start" w="100%">
      <FocusedHead heading={words.heading} text={words.text} />
      <ul role="list" aria-label={words.label} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyText text={codes.join('\n')} label={words.copy} />
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="filled" onClick={onKept}>
          {words.done}
        </Button>
      </Group>
    </Stack>
  )
}
