import { consent } from '@northword/content/site/consent'
import { type CookiePreferences, optionalCategories, shownByDefault } from '@northword/contract/site/consent'
import { useState } from 'react'
import { usePageState } from '../served/page-state.tsx'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { shownPreferences } from './consent.ts'
import { ConsentSwitch } from './consent-switch.tsx'
import styles from './consent-manager.module.css'
import { useConsentForm } from './use-consent-form.ts'

const { heading, intro, save, declineAll, globalPrivacyControl, saved, notKept, unsaved } = consent.manager
const notes = { saved, notKept, unsaved }
const switches = ['essential', ...optionalCategories] as const

const signalNote = <p className={styles.note}>{globalPrivacyControl}</p>

/** A switch for each kind of storage. */
export function ConsentManager() {
  const { ref, look, save: onSave, declineAll: onDecline, status, isSignalled } = useConsentForm()
  const { consent: served } = usePageState()
  const initial = useInitialPreferences(served?.shown ?? shownByDefault)
  return (
    <section id="preferences" className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.intro}>{intro}</p>
      <form
        ref={ref}
        method="post"
        action="/legal/cookies"
        className={styles.form}
        autoComplete="off"
        data-switches-unsaved={served?.note === 'unsaved' ? '' : undefined}
        onChange={look}
        onSubmit={onSave}
      >
        {isSignalled && signalNote}
        {served?.isSignalled && <noscript>{signalNote}</noscript>}
        {switches.map((category) => (
          <ConsentSwitch key={category} category={category} isOn={initial[category]} />
        ))}
        <div className={styles.buttons}>
          <Button type="submit">{save}</Button>
          <Button type="submit" name="decline" value="all" onClick={onDecline}>
            {declineAll}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {status}
          {served?.note && <ServedNote note={notes[served.note]} />}
        </p>
      </form>
    </section>
  )
}

/** Outcome of a post without scripts. `noscript`, because scripts know later answers. */
function ServedNote({ note }: { note: string }) {
  return (
    <noscript>
      {/* A screen reader would otherwise start again at the top. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <span tabIndex={-1} autoFocus>
        {note}
      </span>
    </noscript>
  )
}

/** Initial state of the switches; the loader sets them later. */
function useInitialPreferences(sent: CookiePreferences) {
  const isHydrated = useHydrated()
  const [initial] = useState(() => (isHydrated ? shownPreferences() : sent))
  return initial
}
