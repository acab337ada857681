import { bannerAnswer, cookieBannerDelayMs } from '@northword/contract/site/consent'
import { readAnswer, saveAnswer, subscribeToConsent } from '../consent/consent.ts'
import { isStorageReadable } from '../device/device-storage.ts'
import { loadFailureNotice } from './load-failure.ts'

/** Shows the banner some time after load, unless the visitor has answered in any tab. */
export function askForConsent(root: HTMLElement) {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  // A browser that blocks storage counts as an answer.
  if (!banner || !isStorageReadable()) return
  const makeRoom = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`
    for (const element of [root, document.body, loadFailureNotice()])
      element?.style.setProperty('--banner-height', height)
    uncoverField()
  })
  /** Text fields only: any other pressed element would move away before the press ends. */
  const uncoverField = () =>
    document
      .querySelector('textarea:focus,input:focus:not([type=checkbox])')
      ?.scrollIntoView({ block: 'nearest' })
  const show = () => {
    if (readAnswer()) return
    banner.hidden = false
    makeRoom.observe(banner)
    // Browsers scroll to an element focused by key, but not to a field that is pressed.
    addEventListener('focusin', uncoverField)
  }
  const follow = () => {
    if (readAnswer()) hide(banner)
  }
  banner.addEventListener('submit', (event) => {
    event.preventDefault()
    const preferences = bannerAnswer(event.submitter?.getAttribute('value') ?? undefined)
    if (preferences) saveAnswer(preferences)
  })
  subscribeToConsent(follow)
  // A page from the back/forward cache has missed changes.
  addEventListener('pageshow', follow)
  rememberFocus(banner)
  setTimeout(show, cookieBannerDelayMs)
}

let focusedBefore: unknown

function rememberFocus(banner: HTMLElement) {
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) focusedBefore = relatedTarget
  })
}

function hide(banner: HTMLElement) {
  const hadFocus = banner.contains(document.activeElement)
  banner.hidden = true
  if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true })
}
