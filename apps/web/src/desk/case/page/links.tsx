import { Button, Group, Text, TextInput } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { desk } from '@northword/content/desk/desk-frame'
import { useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { ConfirmButton } from '../../frame/confirm.tsx'
import { CopyText } from '../../frame/copy-text.tsx'
import { Part } from '../../frame/part.tsx'
import { useRenewed } from '../current/use-case.ts'

const words = deskCase.links

export function Links({ number }: { number: string }) {
  const onSettled = useRenewed(number)
  const make = trpc.orderLinks.copy.useMutation({ onSettled })
  const [isRevoked, setRevoked] = useState(false)
  const press = () => make.mutate({ number }, { onSuccess: () => setRevoked(false) })
  const onRevoked = () => {
    make.reset()
    setRevoked(true)
  }
  return (
    <Part heading={words.heading}>
      <Text mb="xs">{words.intro}</Text>
      {make.data && <TextInput label={words.made} value={make.data.link} readOnly mb="xs" />}
      <Group gap="xs">
        {make.data ? (
          <CopyText text={make.data.link} label={desk.copy} />
        ) : (
          <Button disabled={make.isPending} onClick={press}>
            {words.make}
          </Button>
        )}
        <Revoke number={number} onDone={onRevoked} />
      </Group>
      <Outcome done={isRevoked && words.revoked} error={make.error} />
    </Part>
  )
}

function Revoke({ number, onDone }: { number: string; onDone: () => void }) {
  const onSettled = useRenewed(number)
  const revoking = trpc.orderLinks.revoke.useMutation({ onSettled })
  const mutate = (close: () => void) => {
    const onSuccess = () => {
      close()
      onDone()
    }
    revoking.mutate({ number }, { onSuccess })
  }
  return (
    <ConfirmButton words={{ ...words.revoke, open: words.revoke.button }} action={{ ...revoking, mutate }} />
  )
}
