import { consent } from '@northword/content/site/consent'
import type { ConsentCategory } from '@northword/contract/site/consent'
import { useId } from 'react'
import styles from './consent-switch.module.css'

/** The essential kind cannot be switched off. */
export function ConsentSwitch({ category, isOn }: { category: ConsentCategory; isOn: boolean }) {
  const textId = useId()
  const { label, text } = consent.manager.switches[category]
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        {label}
        <input
          type="checkbox"
          // A native checkbox announces its state.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          name={category}
          defaultChecked={isOn}
          disabled={category === 'essential'}
          aria-describedby={textId}
          className={styles.switch}
          data-consent-switch=""
        />
      </label>
      <p id={textId} className={styles.text}>
        {text}
      </p>
    </div>
  )
}
