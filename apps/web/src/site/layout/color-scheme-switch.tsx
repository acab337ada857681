import { chrome } from '@northword/content/site/navigation'
import { useSyncExternalStore } from 'react'
import {
  chooseColorScheme,
  type ColorSchemeChoice,
  readColorScheme,
  subscribeToColorScheme,
} from '../loader/color-scheme-choice.ts'
import styles from './color-scheme-switch.module.css'

const choices: readonly ColorSchemeChoice[] = ['auto', 'light', 'dark']
const unknown = () => 'auto'

/** The loader stores the choice. */
export function ColorSchemeSwitch() {
  const chosen = useSyncExternalStore(subscribeToColorScheme, readColorScheme, unknown)
  return (
    <div role="group" aria-label={chrome.colorScheme.label} className={styles.switch}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => chooseColorScheme(choice)}
        >
          {chrome.colorScheme[choice]}
        </button>
      ))}
    </div>
  )
}
