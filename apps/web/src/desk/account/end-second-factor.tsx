import { Button, Text } from '@mantine/core'
import { deskAccount } from '@northword/content/desk/desk-account'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { Confirm } from '../frame/confirm.tsx'
import { useProof } from '../proof/use-proof.ts'

const words = deskAccount.secondFactor
const question = { title: words.endTitle, text: words.endText, button: words.end, pending: words.ending }

export function EndSecondFactor({ onEnded }: { onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const withProof = useProof()
  const end = useMutation({
    mutationFn: () => withProof(() => deskClient.staff.endSecondFactor.mutate()),
    onSuccess: onEnded,
  })
  return (
    <>
      <Text>{words.isOn}</Text>
      <Button onClick={() => setAsking(true)}>{words.end}</Button>
      <Confirm words={question} opened={isAsking} onClose={() => setAsking(false)} action={end} />
    </>
  )
}
