/** Runs in the page: the pixels by which its content is wider than its screen. */
export const sidewaysOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
