import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import type { Em } from '../../../db/orm.ts'
import { type KeptItem, keptItemsOf, liftKept } from './live-release.ts'

/** A release that pages showed. */
export interface ShownRelease {
  id: string
  number: number
  /** Hash of its matter. */
  matter: string
  isLive: boolean
  /** Null: it is live. */
  replacedAt: Date | null
}

/** Names of a release that an order keeps. */
export type NamedRelease = Pick<ShownRelease, 'number' | 'matter'>

const named = new WeakMap<SiteContent, NamedRelease>()

/** Names the release that a process shows as this site. */
export const nameRelease = (site: SiteContent, release: NamedRelease) => void named.set(site, release)

/** Null: no release is shown as this site, as in development. */
export const releaseOf = (site: SiteContent): NamedRelease | null => named.get(site) ?? null

/** The live release and the latest one that showed this matter, which may be the same, by one short query. */
export async function shownReleases(em: Em, matter: string | undefined) {
  const rows = await em.execute<(Omit<ShownRelease, 'replacedAt'> & { replacedAt: Date | string | null })[]>(
    `select r.id, r.number, r.matter, l.id is not null as "isLive", (
        select min(n.live_at) from content_releases n where n.based_on = r.id) as "replacedAt"
      from content_releases r left join content_live l on l.release_id = r.id
      where r.matter is not null and (r.id = (select release_id from content_live where id = 'live') or r.id = (
        select id from content_releases where matter = ? and live_at is not null
          order by live_at desc, number desc limit 1))`,
    [matter ?? null],
  )
  const shown = rows.map(({ replacedAt, ...release }): ShownRelease => ({
    ...release,
    replacedAt: replacedAt === null ? null : new Date(replacedAt),
  }))
  return {
    live: shown.find(({ isLive }) => isLive) ?? null,
    seen: shown.find((release) => release.matter === matter) ?? null,
  }
}

const mostKept = 8
const sites = new Map<string, SiteContent>()

/** Matter of a release. Null: this version of the product cannot read it. */
export async function siteOf(em: Em, { id, matter }: ShownRelease): Promise<SiteContent | null> {
  const site = sites.get(matter) ?? assembled(await keptItemsOf(em, id))
  if (site) keep(matter, site)
  return site
}

/** The sites asked for last: each costs 10 ms. */
function keep(matter: string, site: SiteContent) {
  sites.delete(matter)
  sites.set(matter, site)
  for (const oldest of [...sites.keys()].slice(0, -mostKept)) sites.delete(oldest)
}

function assembled(items: readonly KeptItem[]): SiteContent | null {
  try {
    return siteContentOf(items.map(liftKept))
  } catch {
    return null
  }
}
