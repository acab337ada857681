import { Button } from '@mantine/core'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import type { TokenView } from '@northword/contract/desk/tokens'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { Confirm } from '../frame/confirm.tsx'
import styles from '../rows/row-button.module.css'
import { useTokenStep } from './tokens-query.ts'

const words = deskTokens.revoke

interface RevokeTokenProps {
  token: TokenView
  onDone: (sentence: string) => void
}

export function RevokeToken({ token: { id, name }, onDone }: RevokeTokenProps) {
  const [opened, setOpened] = useState(false)
  const { mutate, isPending, error } = useTokenStep(() => deskClient.tokens.revoke.mutate({ id }))
  const revoke = () => mutate(undefined, { onSuccess: () => onDone(words.done(name)) })
  return (
    <>
      <Button
        className={styles.open ?? ''}
        aria-label={words.openNamed(name)}
        onClick={() => setOpened(true)}
      >
        {words.open}
      </Button>
      <Confirm
        words={{ ...words, title: words.title(name) }}
        opened={opened}
        onClose={() => setOpened(false)}
        action={{ mutate: revoke, isPending, error }}
      />
    </>
  )
}
