import { isAccounts } from '@northword/contract/content/content-items'
import { siteFailures } from '@northword/content/operate/site-failures'
import type { Fields } from '@northword/contract/desk/join-fields'
import {
  mostDaysAhead,
  type ReleaseFailure,
  type ReleaseView,
  type ScheduleInput,
} from '@northword/contract/desk/site-releases'
import type { Em } from '../../../db/orm.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { lockPublisher } from '../../people/lock-member.ts'
import { noteEvents } from '../drafts/note-event.ts'
import { inOrder } from '../items/live-release.ts'
import { type ItemNow, liftFields, readSite, withDrafts } from '../items/site-now.ts'
import { chosenDrafts } from './chosen-drafts.ts'
import { endDrafts } from './go-live.ts'
import { problemIn } from './problem-in.ts'
import { type Publishing, releaseOf } from './publish.ts'
import { releaseViewOf } from './release-views.ts'

const dayMs = 86_400_000

/**
 * Schedules drafts whose pages can be rendered. They are the release's from now on: an item that is changed meanwhile
 * stops it at its time.
 * @throws {DomainError} as {@link chosenDrafts}; `invalid`, `forbidden`, `signedOut`
 */
export async function schedule(ctx: Publishing, input: ScheduleInput): Promise<ReleaseView> {
  const { em, actor, renderSite } = ctx
  const goesLiveAt = timeToCome(input.goesLiveAt)
  const admitted = async (tx: Em): Promise<ItemNow[]> => {
    const drafted = await chosenDrafts(tx, input.items)
    await lockPublisher(tx, actor)
    if (drafted.some(isAccounts)) throw fieldError('items', 'invalid', siteFailures.accountsScheduled)
    return drafted
  }
  const toBe = await em.fork().transactional(async (tx) => siteAt(tx, goesLiveAt, await admitted(tx)))
  const failure = (await problemIn(toBe)) ?? (await renderSite(toBe))
  if (failure) throw cannotGoLive(failure)
  const { number } = await em.fork().transactional(async (tx) => {
    const drafted = await admitted(tx)
    const release = await releaseOf(tx, actor.member.name, drafted, { note: input.note, goesLiveAt })
    await endDrafts(tx, release.id)
    const itemIds = drafted.map(({ id }) => id)
    await noteEvents(tx, { act: 'scheduled', by: actor.member.name, itemIds, releaseId: release.id })
    return release
  })
  return releaseViewOf(em.fork(), number)
}

/** With its item and field, where they are known. */
function cannotGoLive({ sentence, item, field = '' }: ReleaseFailure) {
  const issues = item && [{ path: `${item}: ${field}`, message: sentence }]
  const message = siteFailures.notScheduled(sentence)
  return new DomainError('siteIncomplete', { message, ...(issues && { issues }) })
}

function timeToCome(typed: string): Date {
  const at = new Date(typed)
  const ahead = at.getTime() - clock.now().getTime()
  if (ahead <= 0) throw fieldError('goesLiveAt', 'invalid', siteFailures.inThePast)
  if (ahead > mostDaysAhead * dayMs) throw fieldError('goesLiveAt', 'invalid', siteFailures.tooFar)
  return at
}

interface Scheduled {
  itemId: string
  fields: Fields | null
  shape: number
}

/** The site as these drafts will find it: with what is scheduled before. */
async function siteAt(tx: Em, at: Date, drafted: readonly ItemNow[]) {
  const before = await tx.execute<Scheduled[]>(
    `select distinct on (c.item_id) c.item_id as "itemId", r.fields, r.shape from content_changes c
        join content_releases s on s.id = c.release_id join content_revisions r on r.id = c.after_id
      where s.status = 'scheduled' and s.goes_live_at <= ? order by c.item_id, s.goes_live_at desc, s.number desc`,
    [at],
  )
  const byId = new Map(before.map((change) => [change.itemId, change]))
  const site = (await readSite(tx)).map((item) => {
    const change = byId.get(item.id)
    return change ? { ...item, live: liftFields(item, change.fields, change.shape) } : item
  })
  return inOrder(withDrafts(site, drafted))
}
