/** Says, or takes back, that a press came to nothing because the scripts which answer it cannot be fetched. */
export function showLoadFailure(failed: boolean) {
  const notice = loadFailureNotice()
  if (notice) notice.hidden = !failed
}

/** What says so. */
export const loadFailureNotice = () => document.querySelector<HTMLElement>('[data-load-failure]')
