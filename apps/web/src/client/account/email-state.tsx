import { Text, TextInput } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import type { AccountView } from '@northword/contract/people/account'
import { authMessages } from '@northword/contract/messages'
import styles from '../../site/ui/rule.module.css'
import { ResendVerification } from './resend-verification.tsx'

const { verified, unverified } = profile.verification

/** The address cannot be changed here. */
export function EmailState({ account: { email, emailVerified } }: { account: AccountView }) {
  const state = (
    <Text span fz="sm" fw={600} c="var(--ink)" display="block" mt="0.35rem">
      {emailVerified ? (
        <span className={styles.rule} data-met>
          {verified}
        </span>
      ) : (
        unverified
      )}
    </Text>
  )
  return (
    <>
      <TextInput
        w="100%"
        type="email"
        label={profile.details.fields.email}
        value={email}
        readOnly
        autoComplete="off"
        description={
          <>
            {authMessages.emailIsFixed} {state}
          </>
        }
      />
      {!emailVerified && <ResendVerification email={email} />}
    </>
  )
}
