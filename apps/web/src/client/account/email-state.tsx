import { Text, TextInput } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import type { AccountView } from '@northword/contract/people/account'
import { authMessages } from '@northword/contract/messages'
import { ResendVerification } from './resend-verification.tsx'
import tick from './tick.module.css'

const { verified, unverified } = profile.verification

/** The address cannot be changed here. */
export function EmailState({ account: { email, emailVerified } }: { account: AccountView }) {
  const state = (
    <Text span fz="sm" fw={600} c="var(--ink)" display="block" mt="0.35rem">
      {emailVerified ? (
        <span className={tick.rule} data-met>
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
