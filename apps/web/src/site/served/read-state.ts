import type { PageState } from '@northword/contract/page-state'

/** What the server put into this document; nothing where it sent the page as it was built. */
export function readState(): PageState {
  const { textContent } = document.getElementById('page-state') ?? {}
  // Our own server wrote it into this very document.
  return textContent ? (JSON.parse(textContent) as PageState) : {}
}
