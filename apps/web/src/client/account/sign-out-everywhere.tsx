import { profile } from '@northword/content/profile'
import { authMessages } from '@northword/contract/messages'
import { Button } from '../../site/ui/button.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { Outcome } from './outcome.tsx'
import styles from './sessions.module.css'
import { useFarewell } from './use-farewell.ts'

const words = profile.sessions

/** Ends every session of the account, this one too. */
export function SignOutEverywhere() {
  const farewell = useFarewell()
  const { mutate, isPending, error } = trpc.auth.signOutEverywhere.useMutation({
    onSuccess: () => farewell({ title: authMessages.signedOutTitle, description: words.everywhereDone }),
  })
  return (
    <div className={styles.everywhere}>
      <Button size="small" disabled={isPending} onClick={() => mutate()}>
        {words.everywhere}
      </Button>
      <p className={styles.hint}>{words.everywhereHint}</p>
      <Outcome done={false} error={error} />
    </div>
  )
}
