/** Shows or hides the notice that a press was lost because its scripts cannot be fetched. */
export function showLoadFailure(failed: boolean) {
  const notice = loadFailureNotice()
  if (!notice) return
  notice.hidden = !failed
  // Lets the page's end scroll clear of the notice.
  document.documentElement.style.setProperty('--failure-height', `${notice.offsetHeight}px`)
}

/** The notice's button reloads: browsers restore the fields. */
export function answerReload() {
  loadFailureNotice()?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) location.reload()
  })
}

/** Part of every document. */
export const loadFailureNotice = () => document.querySelector<HTMLElement>('[data-load-failure]')
