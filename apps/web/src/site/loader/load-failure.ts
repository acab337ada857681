/** Says, or takes back, that a press came to nothing because the scripts which answer it cannot be fetched. */
export function showLoadFailure(failed: boolean) {
  const notice = loadFailureNotice()
  if (!notice) return
  notice.hidden = !failed
  // The end of the page can be scrolled clear of it.
  document.documentElement.style.setProperty('--failure-height', `${notice.offsetHeight}px`)
}

/** Lets the button of the notice load the page anew: browsers restore what the fields held. */
export function answerReload() {
  loadFailureNotice()?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) location.reload()
  })
}

/** The notice, which every document has. */
export const loadFailureNotice = () => document.querySelector<HTMLElement>('[data-load-failure]')
