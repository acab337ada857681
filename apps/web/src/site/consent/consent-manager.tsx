import { consent } from '@northword/content/consent'
import { optionalCategories, shownByDefault } from '@northword/contract/consent'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { shownPreferences } from './consent.ts'
import { ConsentSwitch } from './consent-switch.tsx'
import styles from './consent-manager.module.css'
import { useConsentForm } from './use-consent-form.ts'

const { heading, intro, save, declineAll, globalPrivacyControl, noScript } = consent.manager
const switches = ['essential', ...optionalCategories] as const

/** Where the visitor says, for each kind of storage, whether the site may use it. */
export function ConsentManager() {
  const { ref, look, save: onSave, declineAll: onDecline, status, isSignalled } = useConsentForm()
  const initial = useInitialPreferences()
  return (
    <section id="preferences" className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.intro}>{intro}</p>
      <noscript>
        <p className={styles.noScript}>{noScript}</p>
      </noscript>
      <form ref={ref} className={styles.form} autoComplete="off" onChange={look} onSubmit={onSave}>
        {isSignalled && <p className={styles.note}>{globalPrivacyControl}</p>}
        {switches.map((category) => (
          <ConsentSwitch key={category} category={category} isOn={initial[category]} />
        ))}
        <div className={styles.buttons}>
          <Button type="submit">{save}</Button>
          <Button onClick={onDecline}>{declineAll}</Button>
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </form>
    </section>
  )
}

/** The state that the switches are built with; from then on the loader sets them. */
function useInitialPreferences() {
  const isBuilt = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const [initial] = useState(() => (isBuilt ? shownByDefault : shownPreferences()))
  return initial
}
