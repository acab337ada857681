import { readSessionHint } from './features/session/session-hint.ts'
import { followColorScheme } from './loader/color-scheme.ts'
import { fadeIn } from './loader/fade-in.ts'
import { scheduleHydration } from './loader/hydration.ts'

/*
 * The only script that every page runs: inlined in its head, a few kilobytes, the same on all pages.
 */

const root = document.documentElement
root.dataset.script = ''
if (readSessionHint()) root.dataset.session = ''
followColorScheme()

function onReady() {
  fadeIn()
  scheduleHydration(root)
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onReady)
else onReady()
