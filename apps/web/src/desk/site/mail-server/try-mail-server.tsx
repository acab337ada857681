import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { useMutation } from '@tanstack/react-query'
import { Outcome } from '../../../components/outcome.tsx'
import { deskClient } from '../../api/desk-client.ts'

const words = deskMailServer.test

/** Sends a test mail by the saved server to the signed-in owner, and says what came of it. */
export function TryMailServer() {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => deskClient.mailServer.test.mutate(),
  })
  return (
    <Stack gap="xs" align="start">
      <Title order={2}>{words.heading}</Title>
      <Text>{words.text}</Text>
      <Button loading={isPending} onClick={() => mutate()}>
        {words.button}
      </Button>
      <Outcome done={data?.isAccepted ? data.sentence : false} error={error} />
      {data && !data.isAccepted && <Alert>{data.sentence}</Alert>}
    </Stack>
  )
}
