import { followSwitches } from './site/consent/consent-switches.ts'
import { visitorStyles } from './site/loader/ask-by-server.ts'
import { canComeAlive } from './site/loader/can-come-alive.ts'
import { applyColorScheme } from './site/loader/color-scheme.ts'
import { followSession } from './site/loader/follow-session.ts'
import { hearFirstPresses } from './site/loader/first-presses.ts'

/* The only script before first paint: inlined in the head, two kilobytes, the same on all pages. */

const root = document.documentElement

function begin() {
  root.dataset.script = ''
  // Prerendered pages know no query: their links do not pass `next` on.
  if (/[?&]next=./.test(location.search)) root.dataset.query = ''
  followSession()
  applyColorScheme()
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onReady)
  else onReady()
}

function onReady() {
  followSwitches()
  hearFirstPresses(root)
}

if (canComeAlive()) begin()
else document.head.append(visitorStyles)
