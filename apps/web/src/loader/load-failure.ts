/** Says, or takes back, that a press came to nothing because the scripts which answer it cannot be fetched. */
export function showLoadFailure(failed: boolean) {
  const notice = document.querySelector<HTMLElement>('[data-load-failure]')
  if (notice) notice.hidden = !failed
}
