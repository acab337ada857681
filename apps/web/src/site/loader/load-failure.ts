/** Says, or takes back, that a press came to nothing because the scripts which answer it cannot be fetched. */
export function showLoadFailure(failed: boolean) {
  const notice = loadFailureNotice()
  if (notice) notice.hidden = !failed
}

/** Lets the button of the notice load the page anew: what fields hold, browsers keep. */
export function answerReload() {
  loadFailureNotice()?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) location.reload()
  })
}

/** What says so. */
export const loadFailureNotice = () => document.querySelector<HTMLElement>('[data-load-failure]')
