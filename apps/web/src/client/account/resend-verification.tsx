import { Button, Stack } from '@mantine/core'
import { profile } from '@northword/content/profile'
import { trpc } from '../../site/api/trpc.ts'
import { Outcome } from '../frame/outcome.tsx'

const words = profile.verification

/** Mails the link again, and says so for as long as the page is there. */
export function ResendVerification({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.auth.resendVerification.useMutation()
  return (
    <Stack gap="xs" align="start">
      <Button size="sm" disabled={isPending} onClick={() => mutate()}>
        {isPending ? words.sending : words.resend}
      </Button>
      <Outcome done={isSuccess && words.sent(email)} error={error} />
    </Stack>
  )
}
