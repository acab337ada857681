/** Runs in the page: the pixels by which its content is wider than its screen, of which a dialog may keep a part free. */
export const sidewaysOverflow = () =>
  Math.max(document.documentElement.scrollWidth - document.documentElement.clientWidth, 0)
