/** Follows a link as a browser without scripts does. */
export function leaveFor({ href }: HTMLAnchorElement) {
  // Hanging requests would keep their connections, and the next page would wait for one.
  window.stop()
  location.assign(href)
}
