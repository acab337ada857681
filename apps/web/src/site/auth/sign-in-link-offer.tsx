import { auth } from '@northword/content/auth'
import { useCallback } from 'react'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { Button } from '../ui/button.tsx'
import styles from './auth-form.module.css'
import { loadMailSignInLink } from './load-auth-calls.ts'

const words = auth.signIn.link

/** Offers a mailed link that signs in, to the owner of an account whom the tries of others keep out. */
export function SignInLinkOffer({ email }: { email: string }) {
  const alsoSend = useCallback(() => ({ email }), [email])
  const { form, result, sending, failure, sent } = usePlainForm({
    load: loadMailSignInLink,
    unreachable: words.unreachable,
    alsoSend,
  })
  const outcome = sent ? words.sent(email) : failure
  return (
    <form {...form} method="post" className={styles.offer}>
      {outcome ? (
        <p role="status" tabIndex={-1} ref={result}>
          {outcome}
        </p>
      ) : (
        <p>{words.text(email)}</p>
      )}
      {!sent && (
        <Button type="submit" disabled={sending}>
          {sending ? words.pending : words.button}
        </Button>
      )}
    </form>
  )
}
