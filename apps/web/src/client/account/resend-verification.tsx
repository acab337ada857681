import { profile } from '@northword/content/profile'
import { Button } from '../../site/ui/button.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { Outcome } from './outcome.tsx'
import styles from './resend-verification.module.css'

const words = profile.verification

/** Mails the link again, and says so for as long as the page is there. */
export function ResendVerification({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.auth.resendVerification.useMutation()
  return (
    <div className={styles.resend}>
      <Button size="small" disabled={isPending} onClick={() => mutate()}>
        {isPending ? words.sending : words.resend}
      </Button>
      <Outcome done={isSuccess && words.sent(email)} error={error} />
    </div>
  )
}
