import type { OpenedStudio, SiteOpening } from '@northword/contract/desk/site-opening'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import type { SiteItemRef } from '@northword/contract/desk/site'
import { v7 as uuid } from 'uuid'
import type { StaffContext } from '../../../doors/context.ts'
import { momentOf } from '../../../db/moment.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { lockRole } from '../../people/lock-member.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { checkSite } from '../items/check-site.ts'
import { inOrder, liveRelease } from '../items/live-release.ts'
import { ItemDraft } from '../items/item.entity.ts'
import { SiteEvent } from '../items/release.entity.ts'
import { readSite, withDrafts } from '../items/site-now.ts'
import { publish, type Publishing } from '../releases/publish.ts'
import { inventedParts } from './invented-parts.ts'
import { openedIn, type Opening } from './opening.ts'

type Looking = Pick<StaffContext, 'em' | 'opening'>

export async function studioOpening({ em, opening }: Looking): Promise<SiteOpening> {
  const opened = await openedIn(em)
  const items = withDrafts(inOrder(await readSite(em)))
  const { warnings } = await checkSite(items)
  return {
    isOpen: await opening.look(em),
    openedAt: opened && momentOf(opened.at),
    openedBy: opened && opened.by,
    touched: await em.execute<SiteItemRef[]>(
      `select distinct i.kind, i.key from content_events e join content_items i on i.id = e.item_id
        where e.act in ('added', 'saved', 'renamed', 'published') order by i.kind, i.key`,
    ),
    placeholders: [
      ...warnings.filter(({ check }) => check === 'placeholder'),
      ...(await inventedParts(em, items)),
    ],
  }
}

/**
 * Publishes every draft as one release, and opens the studio for good, once. If the release fails, it stays closed.
 * @throws {DomainError} as {@link publish}, but `nothingToPublish`; `publishedMeanwhile` only while a draft is left
 */
export async function openStudio(ctx: Publishing & { opening: Opening }): Promise<OpenedStudio> {
  const release = await publishAll(ctx)
  if (release?.status !== 'failed') await noteOpened(ctx, release)
  return { opening: await studioOpening({ em: ctx.em.fork(), opening: ctx.opening }), release }
}

/** Null without drafts, also if somebody else has published the last of them meanwhile. */
async function publishAll(ctx: Publishing): Promise<ReleaseView | null> {
  const hasDrafts = async () => (await ctx.em.fork().count(ItemDraft)) > 0
  if (!(await hasDrafts())) return null
  try {
    return await publish(ctx, { note: '' })
  } catch (error) {
    if (isOvertaken(error) && !(await hasDrafts())) return null
    throw error
  }
}

const isOvertaken = (error: unknown) =>
  error instanceof DomainError && ['nothingToPublish', 'publishedMeanwhile'].includes(error.code)

const noteOpened = ({ em, actor }: Publishing, release: ReleaseView | null) =>
  em.fork().transactional(async (tx) => {
    if (!release) await lockRole(tx, actor)
    await recordOpened(tx, actor.member.name)
  })

/** Records who opened the studio, in the transaction of `tx`. Later ones change nothing. */
export async function recordOpened(tx: Em, by: string): Promise<void> {
  await lockContent(tx)
  if (await openedIn(tx)) return
  const live = await liveRelease(tx)
  const event = { id: uuid(), at: clock.now(), act: 'opened', by, itemId: null } as const
  await tx.insert(SiteEvent, { ...event, releaseId: live?.id ?? null })
}
