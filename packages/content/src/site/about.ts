import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

/** An article's `author` is one of these names. */
export type TeamMember = SiteContent['team'][number]

/** The founder first. */
export const team: readonly TeamMember[] = site.team

export const about = {
  stats: site.about.stats,
  mission: site.about.mission,
  promises: site.about.promises,
  values: site.about.values,
  people: { heading: site.about.people.heading, intro: site.about.people.intro, items: team },
  tools: site.about.tools,
  standards: site.about.standards,
  closing: site.about.closing,
} as const
