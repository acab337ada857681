import {
  bannerAnswer,
  consentDays,
  type CookiePreferences,
  nothingOptional,
  preferencesWhere,
} from '@northword/contract/site/consent'
import type { ServedConsent } from '@northword/contract/site/page-state'
import { answerIn, consentKeys, isDespiteSignal, textsOf } from '@northword/contract/device/stored-answer'
import type { FormRoute } from '../../doors/form-route.ts'
import type { PageView } from '../../doors/page-view.ts'
import type { BrowserKeys } from '../../doors/browser-keys.ts'

const page = '/legal/cookies'
const name = 'cookie-preferences'

export const consentForms: FormRoute[] = [
  {
    name: 'consent-answer',
    path: `${page}/answer`,
    page,
    async handle({ typed, browser, cameFrom }) {
      const answer = bannerAnswer(typed['answer'])
      if (answer) rememberAnswer(browser, answer)
      return { goTo: cameFrom }
    },
  },
  {
    name,
    path: page,
    async handle({ typed, browser }) {
      if ('decline' in typed) return { goTo: `${page}?optional=off` }
      rememberAnswer(
        browser,
        preferencesWhere((category) => category in typed),
      )
      // The query carries this: a browser that keeps no cookie cannot prove it by one.
      return { goTo: `${page}?optional=sent` }
    },
  },
]

export const consentViews: PageView[] = [
  {
    path: page,
    load({ query, browser }) {
      const answer = answerOf(browser)
      const signalled = isSignalled(browser)
      const show = (shown: ServedConsent['shown'], note?: ServedConsent['note']) => ({
        state: { consent: { shown, isSignalled: signalled, ...(note && { note }) } },
      })
      if (query.get('optional') === 'off') return show(nothingOptional, 'unsaved')
      // Without a kept cookie the answer is no, and the switches show it.
      if (query.get('optional') === 'sent')
        return show(answer ?? nothingOptional, answer ? 'saved' : 'notKept')
      return answer ? show(answer) : 'as built'
    },
  },
]

/** The answer in the browser's cookies; null if unanswered. Global Privacy Control counts as Decline. */
export const answerOf = (browser: BrowserKeys): CookiePreferences | null =>
  isSignalled(browser) ? nothingOptional : answerIn(browser.recall)

const consentSeconds = consentDays * 86_400

/** Stores an answer in cookies until a script takes it over. */
function rememberAnswer(browser: BrowserKeys, answer: CookiePreferences) {
  const texts = textsOf(answer, browser.signalsPrivacy)
  for (const key of consentKeys) browser.remember(key, texts[key], consentSeconds)
}

/** True if the browser sends Global Privacy Control and the visitor has not overridden it since. */
const isSignalled = ({ signalsPrivacy, recall }: BrowserKeys) =>
  signalsPrivacy && !(isDespiteSignal(recall) && answerIn(recall))
