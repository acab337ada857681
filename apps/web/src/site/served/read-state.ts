import type { PageState } from '@northword/contract/site/page-state'

/** Empty on prerendered pages. */
export function readState(): PageState {
  // A studio may have given a place before it the same id.
  const text = document.querySelector('script[id=page-state]')?.textContent
  // Written by our server into this document.
  return text ? (JSON.parse(text) as PageState) : {}
}
