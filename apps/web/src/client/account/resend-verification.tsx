import { Stack } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import { trpc } from '../../site/api/trpc.ts'
import { Outcome } from '../../components/outcome.tsx'
import { Press } from '../frame/press.tsx'
import { useFormAddress } from './form-address.ts'

const words = profile.verification

/** The confirmation stays while the page is open. */
export function ResendVerification({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.auth.resendVerification.useMutation()
  const sent = words.sent(email)
  const action = useFormAddress('resend-verification')
  return (
    <Stack gap="xs" align="start">
      <Press size="sm" action={action} disabled={isPending} onPress={() => mutate()}>
        {isPending ? words.sending : words.resend}
      </Press>
      <Outcome form="resend-verification" served={sent} done={isSuccess && sent} error={error} />
    </Stack>
  )
}
