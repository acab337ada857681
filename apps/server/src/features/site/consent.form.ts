import { bannerAnswer, nothingOptional, preferencesWhere } from '@northword/contract/site/consent'
import type { ServedConsent } from '@northword/contract/site/page-state'
import type { FormRoute } from '../../doors/form-route.ts'
import type { PageView } from '../../doors/page-view.ts'
import { answerOf, isSignalled, rememberAnswer } from './remember-answer.ts'

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
