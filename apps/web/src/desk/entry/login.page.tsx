import { deskEntry } from '@northword/content/desk/desk-entry'
import { useState } from 'react'
import { CodeStep, type Known } from './code-step.tsx'
import { EntryPage } from './entry-page.tsx'
import { PasswordStep } from './password-step.tsx'

const words = deskEntry.login

/** Password first, then a code if the member has a second factor. */
export function LoginPage() {
  const [known, setKnown] = useState<Known | null>(null)
  return known ? (
    <EntryPage heading={words.codeHeading} intro={words.codeIntro(known.email)}>
      <CodeStep known={known} onBack={() => setKnown(null)} />
    </EntryPage>
  ) : (
    <EntryPage heading={words.heading}>
      <PasswordStep onCodeNeeded={setKnown} />
    </EntryPage>
  )
}
