import type { SiteContent } from '@northword/contract/content/site-content'
import { seed } from '@northword/seed/seed'

/** An article's `author` is one of these names. */
export type TeamMember = SiteContent['team'][number]

/** The founder first. */
export const team: readonly TeamMember[] = seed.team

export const about = {
  stats: seed.about.stats,
  mission: seed.about.mission,
  promises: seed.about.promises,
  values: seed.about.values,
  people: { heading: seed.about.people.heading, intro: seed.about.people.intro, items: team },
  tools: seed.about.tools,
  standards: seed.about.standards,
  closing: seed.about.closing,
} as const
