import { auth } from '@northword/content/site/auth'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { Button } from '../ui/button.tsx'
import styles from './auth-form.module.css'
import { loadMailSignInLink } from './load-auth-calls.ts'
import { afterLinkOffer } from './outcomes.ts'

const words = auth.signIn.link

export const linkOfferName = 'sign-in-link-offer'

/** Mails a sign-in link, for an account that is locked by other people's attempts. */
export function SignInLinkOffer({ email }: { email?: string }) {
  const { form, result, sending, errors, failure, sent, cameBack } = usePlainForm({
    name: linkOfferName,
    action: '/login/link-offer',
    load: loadMailSignInLink,
    unreachable: words.unreachable,
    goOn: afterLinkOffer,
    sentBy: () => ({ kind: 'mailed' as const }),
  })
  const outcome = sent ? words.sent(email) : (errors['email'] ?? failure)
  return (
    <form {...form} className={styles.offer}>
      {outcome ? (
        // Below a form, so a reloaded page has to focus it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <p role="status" tabIndex={-1} ref={result} autoFocus={cameBack}>
          {outcome}
        </p>
      ) : (
        <p>{words.text(email ?? '')}</p>
      )}
      {!sent && (
        <>
          <input type="hidden" name="email" value={email} />
          <Button type="submit" disabled={sending}>
            {sending ? words.pending : words.button}
          </Button>
        </>
      )}
    </form>
  )
}
