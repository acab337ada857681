import type { SiteContent } from '@northword/contract/content/site-content'

/** The studio's matter as this process shows it. A release replaces it as a whole, in one assignment. */
export interface LiveSite {
  now: () => SiteContent
  replace: (site: SiteContent) => void
}

export function createLiveSite(site: SiteContent): LiveSite {
  let live = site
  return {
    now: () => live,
    replace: (next) => {
      live = next
    },
  }
}
