import { Alert, Text } from '@mantine/core'
import { deskAccount } from '@northword/content/desk/desk-account'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { ConfirmButton } from '../frame/confirm.tsx'
import { Done } from '../frame/done.tsx'
import { Section } from '../frame/section.tsx'
import { useStep } from '../proof/use-step.ts'
import { BeginSecondFactor } from './begin-second-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRefreshMe } from '../api/me.ts'

const { secondFactor: words, recovery } = deskAccount
const ending = {
  open: words.end,
  title: words.endTitle,
  text: words.endText,
  button: words.end,
  pending: words.ending,
}

interface SecondFactorProps {
  hasOne: boolean
  /** True: the account page is all that is open until it is set up. */
  isOwed: boolean
}

/** Sets up and ends the second factor; shows its recovery codes once. */
export function SecondFactor({ hasOne, isOwed }: SecondFactorProps) {
  const [codes, setCodes] = useState<string[]>([])
  const [done, setDone] = useState<string | false>(false)
  const refreshMe = useRefreshMe()
  const end = (sentence: string) => {
    setCodes([])
    setDone(sentence)
    void refreshMe()
  }
  return (
    <Section heading={words.heading} intro={words.intro}>
      {isOwed && codes.length === 0 && <Alert>{words.owed}</Alert>}
      <Done>{done}</Done>
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => end(recovery.kept)} />}
      {codes.length === 0 && hasOne && <EndSecondFactor onEnded={() => end(words.ended)} />}
      {codes.length === 0 && !hasOne && <BeginSecondFactor onConfirmed={setCodes} />}
    </Section>
  )
}

function EndSecondFactor({ onEnded }: { onEnded: () => void }) {
  const action = useStep(() => deskClient.staff.endSecondFactor.mutate(), { onSuccess: onEnded })
  return (
    <>
      <Text>{words.isOn}</Text>
      <ConfirmButton words={ending} action={action} />
    </>
  )
}
