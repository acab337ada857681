import { auth } from '@northword/content/auth'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { callFailure } from '../api/call-failure.ts'
import { trpc } from '../api/trpc.ts'
import styles from './auth-form.module.css'

const words = auth.signIn.link

/** What an owner can do whom the tries of others keep out: ask for a mailed link that signs in. */
export function SignInLinkOffer({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.auth.mailSignInLink.useMutation()
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSuccess || error) outcome.current?.focus()
  }, [isSuccess, error])
  return (
    <div className={styles.offer}>
      {(isSuccess || error) && (
        <p role="status" tabIndex={-1} ref={outcome}>
          {isSuccess ? words.sent(email) : whyNot(error)}
        </p>
      )}
      {!isSuccess && (
        <>
          {!error && <p>{words.text(email)}</p>}
          <Button disabled={isPending} onClick={() => mutate({ email })}>
            {isPending ? words.pending : words.button}
          </Button>
        </>
      )}
    </div>
  )
}

function whyNot(error: unknown): string {
  const { status, message } = callFailure(error)
  if (status === 0) return words.unreachable
  return status === 429 ? `${message} ${words.earlier}` : message || words.failed
}
