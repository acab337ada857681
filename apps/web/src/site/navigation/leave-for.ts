/** Leaves the page for where a link leads, as a browser without scripts would. */
export function leaveFor({ href }: HTMLAnchorElement) {
  // What hangs would keep its connections, and the next page waiting for one.
  window.stop()
  location.assign(href)
}
