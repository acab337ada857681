import { followConsent } from './site/consent/functional-storage.ts'
import { askForConsent } from './site/loader/ask-for-consent.ts'
import { followColorScheme } from './site/loader/color-scheme.ts'
import { fadeIn } from './site/loader/fade-in.ts'
import type { FirstPresses } from './site/loader/first-presses.ts'
import { scheduleHydration } from './site/loader/hydration.ts'
import { readState } from './site/served/read-state.ts'
import { writeSessionHint } from './site/session/session-hint.ts'

/* The loader's part after first paint: a file of its own, the same on all pages, fetched by the head's script. */

window.startRestOfLoader = (presses: FirstPresses) => {
  const root = document.documentElement
  const { user } = readState()
  if (user) writeSessionHint(user)
  followConsent()
  followColorScheme()
  fadeIn()
  askForConsent(root)
  scheduleHydration(root, presses)
}
