import { chrome } from '@northword/content/navigation'
import { useSyncExternalStore } from 'react'
import {
  type ColorSchemeChoice,
  readColorScheme,
  storeColorScheme,
  subscribeToColorScheme,
} from '../loader/color-scheme.ts'
import styles from './color-scheme-switch.module.css'

const choices: readonly ColorSchemeChoice[] = ['auto', 'light', 'dark']
const unknown = (): ColorSchemeChoice => 'auto'

/** Light, dark or as the system says; the choice is kept on this device. */
export function ColorSchemeSwitch() {
  const chosen = useSyncExternalStore(subscribeToColorScheme, readColorScheme, unknown)
  return (
    <div role="group" aria-label={chrome.colorScheme.label} className={styles.switch}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => storeColorScheme(choice)}
        >
          {chrome.colorScheme[choice]}
        </button>
      ))}
    </div>
  )
}
