import type { PageState } from '@northword/contract/site/page-state'

/** Empty on prerendered pages. */
export function readState(): PageState {
  const { textContent } = document.getElementById('page-state') ?? {}
  // Written by our server into this document.
  return textContent ? (JSON.parse(textContent) as PageState) : {}
}
