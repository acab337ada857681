/** The head's meta tag about scripts; null without a build. */
export const scriptsOfPage = (page: Document = document) =>
  page.querySelector<HTMLMetaElement>('meta[name=northword-scripts]')
