import { consent } from '@northword/content/site/consent'
import { nothingOptional, shownByDefault } from '@northword/contract/site/consent'
import type { PageState } from '@northword/contract/site/page-state'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ServedPage } from '../served/page-state.tsx'
import { saveAnswer } from './consent.ts'
import { ConsentManager } from './consent-manager.tsx'
import { followSwitches } from './consent-switches.ts'

const { saved, notKept, unsaved, globalPrivacyControl } = consent.manager

afterEach(() => document.body.replaceChildren())

const manager = (state: PageState) => (
  <ServedPage state={state}>
    <ConsentManager />
  </ServedPage>
)

/** The server's HTML. */
const sent = (state: PageState) =>
  renderToString(<StaticRouter location="/legal/cookies">{manager(state)}</StaticRouter>)

/** Content of `noscript`. */
const onlyWithoutScripts = (html: string) =>
  Array.from(html.matchAll(/<noscript>(.*?)<\/noscript>/gs), ([, inner]) => inner ?? '').join()

test('without scripts the switches are sent as they were saved, and the sentence takes the focus', () => {
  const html = sent({ consent: { shown: nothingOptional, isSignalled: false, note: 'saved' } })
  expect(html.match(/ checked=""/g)).toHaveLength(1)
  expect(onlyWithoutScripts(html)).toContain(saved)
  expect(onlyWithoutScripts(html)).toMatch(/autofocus/i)
})

test.each([
  ['notKept', notKept],
  ['unsaved', unsaved],
] as const)('it says what became of them: %s', (note, sentence) => {
  const html = sent({ consent: { shown: shownByDefault, isSignalled: false, note } })
  expect(onlyWithoutScripts(html)).toContain(sentence)
})

test.each([null, shownByDefault])(
  'the loader leaves switches as the server has just set them, whatever is stored: %j',
  (stored) => {
    localStorage.clear()
    if (stored) saveAnswer(stored)
    document.body.innerHTML = sent({
      consent: { shown: nothingOptional, isSignalled: false, note: 'unsaved' },
    })
    followSwitches()
    expect(document.querySelectorAll('input:checked')).toHaveLength(1)
  },
)

test('it says that the browser signals Global Privacy Control', () => {
  expect(sent({ consent: { shown: nothingOptional, isSignalled: true } })).toContain(globalPrivacyControl)
  expect(sent({ consent: { shown: nothingOptional, isSignalled: false } })).not.toContain(
    globalPrivacyControl,
  )
})

test('its form is posted, and so is the button that declines all', () => {
  document.body.innerHTML = sent({})
  const [form] = document.forms
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/legal/cookies'])
  expect(onlyWithoutScripts(document.body.innerHTML)).toBe('')
  for (const button of document.querySelectorAll('button')) expect(button.type).toBe('submit')
})

test.each(['saved', 'notKept', 'unsaved'] as const)(
  'it comes to life as it was sent (%s), and scripts take that sentence for nobody’s',
  async (note) => {
    const state: PageState = { consent: { shown: nothingOptional, isSignalled: true, note } }
    const container = document.createElement('div')
    container.innerHTML = sent(state)
    document.body.append(container)
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const root = await act(async () =>
      hydrateRoot(container, <BrowserRouter>{manager(state)}</BrowserRouter>, { onRecoverableError }),
    )
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.querySelectorAll('input:checked')).toHaveLength(1)
    act(() => root.unmount())
  },
)
