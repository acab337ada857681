import { Button, Code, Group, Stack, Text, Title } from '@mantine/core'
import { deskAccount } from '@northword/content/desk/desk-account'
import { useEffect, useRef } from 'react'
import { CopyText } from '../frame/copy-text.tsx'
import styles from './recovery-codes.module.css'

const words = deskAccount.recovery

interface RecoveryCodesProps {
  codes: string[]
  onKept: () => void
}

/** The codes are shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap="md" align="start" w="100%">
      <div>
        <Title order={3} fz="lg" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {words.heading}
        </Title>
        <Text>{words.text}</Text>
      </div>
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
