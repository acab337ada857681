import { followSwitches } from './site/consent/consent-switches.ts'
import { followConsent } from './site/consent/functional-storage.ts'
import { followColorScheme } from './site/loader/color-scheme.ts'
import { followSession } from './site/loader/follow-session.ts'
import { scheduleHydration } from './site/loader/hydration.ts'

/*
 * The only script that runs before a page is painted: inlined in its head, two kilobytes, the same on all pages.
 */

const root = document.documentElement
root.dataset.script = ''
// Built pages know no query: lists show everything, and links do not pass `next` on.
if (/[?&](q|category|next)=./.test(location.search)) root.dataset.query = ''
followSession()
followConsent()
followColorScheme()

function onReady() {
  followSwitches()
  scheduleHydration(root)
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onReady)
else onReady()
