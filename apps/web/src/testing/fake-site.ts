import type { SiteItem, SiteItemRow } from '@northword/contract/desk/site'
import type { SiteNames } from '@northword/contract/desk/site-review'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { returns } from './fake-api.ts'
import { olive, will } from './fake-desk.ts'

const at = '2026-03-02T10:00:00.000Z'

const post = {
  name: 'Blog Post',
  description: 'An article for your blog.',
  section: 'articles',
  place: 1,
  priceCents: 2_499,
  words: 600,
  revisionRounds: 2,
  turnaround: { minHours: 24, maxHours: 48 },
  features: ['Researched', 'Edited'],
  popular: false,
  pricingGroup: null,
  homeBadge: null,
}

/** A service that is live, without a draft. */
export const aService: SiteItem = {
  kind: 'services',
  key: 'PS-025',
  title: 'Blog Post',
  state: 'live',
  archived: false,
  scheduledIn: null,
  version: 3,
  live: post,
  draft: null,
  problems: [],
  warnings: [],
  history: [{ release: 1, status: 'live', madeAt: at, madeBy: olive.name, isRemoval: false }],
  events: [],
}

/** The service with a draft that changes these fields. */
export const drafted = (change: object, by = olive.name, version = 4): SiteItem => ({
  ...aService,
  state: 'changed',
  version,
  draft: { fields: { ...post, ...change }, changedAt: at, changedBy: by },
})

export const byWill = (change: object) => drafted(change, will.name, 9)

const rowOf = ({ draft, problems, ...item }: SiteItem): SiteItemRow => ({
  kind: item.kind,
  key: item.key,
  title: item.title,
  state: item.state,
  archived: item.archived,
  scheduledIn: item.scheduledIn,
  draft: draft && { changedAt: draft.changedAt, changedBy: draft.changedBy },
  problems: problems.length,
})

export const itemsOf = (...items: SiteItem[]) =>
  returns({ live: { number: 1, liveAt: at }, items: items.map(rowOf) })

/** The review of these items. */
export const reviewOf = (...items: SiteItem[]) =>
  returns({
    items: items.filter(({ draft }) => draft),
    problems: items.flatMap(({ problems }) => problems),
    warnings: items.flatMap(({ warnings }) => warnings),
  })

/** Names of a small site. */
export const someNames: SiteNames = {
  parts: {
    service: [{ value: 'PS-025', label: 'Blog Post, PS-025' }],
    section: [
      { value: 'articles', label: 'Articles and blogs' },
      { value: 'emails', label: 'Emails' },
    ],
    group: [{ value: 'small', label: 'Small texts' }],
    author: [{ value: 'Ada Low', label: 'Ada Low' }],
    category: [{ value: 'Planning', label: 'Planning' }],
  },
  braces: [
    { name: 'brand', value: 'Northword' },
    { name: 'price:PS-025', value: '$24.99' },
  ],
}

export const noProblems = returns({ problems: [], warnings: [] })

/** A release that is live. */
export const aRelease: ReleaseView = {
  number: 2,
  status: 'live',
  note: 'Spring prices',
  madeBy: olive.name,
  madeAt: at,
  goesLiveAt: null,
  liveAt: at,
  failure: null,
  undoes: null,
  changes: [{ kind: 'services', key: 'PS-025', title: 'Blog Post', change: 'changed' }],
  conflicts: [],
  canUndo: true,
}
