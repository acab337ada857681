import {
  addSiteItemInput,
  discardSiteDraftInput,
  renameSiteItemInput,
  savedSiteItem,
  saveSiteDraftInput,
  siteCheck,
  siteItem,
  siteItemInput,
  siteItems,
  siteItemsInput,
} from '@northword/contract/desk/site'
import {
  publishedRelease,
  publishInput,
  releaseDetail,
  releaseInput,
  releasePage,
  releasesInput,
  scheduleInput,
  undoReleaseInput,
} from '@northword/contract/desk/site-releases'
import { siteNames, siteReview } from '@northword/contract/desk/site-review'
import { deskProcedure, publisherProcedure, rest, router } from '../../doors/trpc.ts'
import { addItem, renameItem } from './drafts/add-item.ts'
import { discardDraft, saveDraft } from './drafts/change-drafts.ts'
import { checkDrafts, findItem, listItems, namesNow, reviewDrafts } from './items/item-views.ts'
import { openingProcedures } from './opening.router.ts'
import { pictureProcedures } from './pictures/pictures.router.ts'
import { previewProcedures } from './previews/previews.router.ts'
import { publish } from './releases/publish.ts'
import { releaseDetailOf } from './releases/release-detail.ts'
import { listReleases } from './releases/release-views.ts'
import { cancelRelease } from './releases/run-schedule.ts'
import { schedule } from './releases/schedule.ts'
import { undoRelease } from './releases/undo-release.ts'

/** Each may check the whole site, so that a batch holds none. */
const alone = { alone: true } as const
const staff = deskProcedure('site').meta(alone)
/** People alone publish: a token is refused. */
const publisher = publisherProcedure().meta(alone)

/** Bytes of a body with an item's fields. */
const mostBytes = 256 * 1_024

const items = '/api/desk/site/items'
const releases = '/api/desk/site/releases'

export const contentRouter = router({
  items: staff
    .meta(rest('GET', items, 'Every item of the site, with its draft, and the number of its problems.'))
    .input(siteItemsInput)
    .output(siteItems)
    .query(({ ctx, input }) => listItems(ctx.em, input)),
  check: staff
    .meta(rest('GET', '/api/desk/site/check', 'Problems and warnings of the site with every draft.'))
    .output(siteCheck)
    .query(({ ctx }) => checkDrafts(ctx.em)),
  review: staff
    .meta(
      rest(
        'GET',
        '/api/desk/site/review',
        'Every drafted item beside what is live, with the check of the site.',
      ),
    )
    .output(siteReview)
    .query(({ ctx }) => reviewDrafts(ctx.em)),
  names: staff
    .meta(
      rest(
        'GET',
        '/api/desk/site/names',
        'Names that fields of items can have, and what may stand in braces.',
      ),
    )
    .output(siteNames)
    .query(({ ctx }) => namesNow(ctx.em)),
  findItem: staff
    .meta(
      rest(
        'GET',
        `${items}/:kind/:key`,
        'One item: as it is live, its draft, its problems and its history.',
        {
          refuses: ['itemNotFound'],
        },
      ),
    )
    .input(siteItemInput)
    .output(siteItem)
    .query(({ ctx, input }) => findItem(ctx.em, input)),
  addItem: staff
    .meta({
      mostBytes,
      ...rest('POST', items, 'Add an item as a draft.', {
        status: 201,
        refuses: ['itemTaken', 'tooManyItems'],
      }),
    })
    .input(addSiteItemInput)
    .output(siteItem)
    .mutation(({ ctx, input }) => addItem(ctx, input)),
  saveDraft: staff
    .meta({
      mostBytes,
      ...rest(
        'PUT',
        `${items}/:kind/:key/draft`,
        'Save an item’s draft, if nobody changed the item since the version that was read.',
        { refuses: ['itemNotFound', 'cannotRemove'] },
      ),
    })
    .input(saveSiteDraftInput)
    .output(savedSiteItem)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
  discardDraft: staff
    .meta(
      rest('DELETE', `${items}/:kind/:key/draft`, 'Discard an item’s draft.', { refuses: ['itemNotFound'] }),
    )
    .input(discardSiteDraftInput)
    .output(savedSiteItem)
    .mutation(({ ctx, input }) => discardDraft(ctx, input)),
  renameItem: staff
    .meta(
      rest('POST', `${items}/:kind/:key/rename`, 'Draft another key of an item; its page will lead on.', {
        refuses: ['itemNotFound', 'itemTaken', 'tooManyItems'],
      }),
    )
    .input(renameSiteItemInput)
    .output(savedSiteItem)
    .mutation(({ ctx, input }) => renameItem(ctx, input)),
  releases: staff
    .meta(rest('GET', releases, 'Every release of the site, the latest first.'))
    .input(releasesInput)
    .output(releasePage)
    .query(({ ctx, input }) => listReleases(ctx.em, input)),
  findRelease: staff
    .meta(
      rest('GET', `${releases}/:release`, 'One release, with what it changed, field by field.', {
        refuses: ['releaseNotFound'],
      }),
    )
    .input(releaseInput)
    .output(releaseDetail)
    .query(({ ctx, input }) => releaseDetailOf(ctx.em, input.release)),
  publish: publisher
    .meta(
      rest(
        'POST',
        releases,
        'Publish drafts: all, or those that are named. The release is live, or failed.',
        {
          status: 201,
          refuses: [
            'nothingToPublish',
            'changedMeanwhile',
            'siteIncomplete',
            'publishedMeanwhile',
            'proofNeeded',
          ],
        },
      ),
    )
    .input(publishInput)
    .output(publishedRelease)
    .mutation(async ({ ctx, input }) => ({ release: await publish(ctx, input) })),
  schedule: publisher
    .meta(
      rest('POST', '/api/desk/site/schedule', 'Schedule drafts, which go live at a time.', {
        status: 201,
        refuses: ['nothingToPublish', 'changedMeanwhile', 'siteIncomplete'],
      }),
    )
    .input(scheduleInput)
    .output(publishedRelease)
    .mutation(async ({ ctx, input }) => ({ release: await schedule(ctx, input) })),
  cancel: publisher
    .meta(
      rest('DELETE', `${releases}/:release`, 'Take a scheduled release off; its changes are drafts again.', {
        refuses: ['releaseNotFound', 'notScheduled', 'proofNeeded'],
      }),
    )
    .input(releaseInput)
    .mutation(({ ctx, input }) => cancelRelease(ctx, input)),
  undo: publisher
    .meta(
      rest('POST', `${releases}/:release/undo`, 'Publish what the items of a release were before it.', {
        status: 201,
        refuses: ['releaseNotFound', 'cannotTakeBack', 'publishedMeanwhile', 'proofNeeded'],
      }),
    )
    .input(undoReleaseInput)
    .output(publishedRelease)
    .mutation(async ({ ctx, input }) => ({ release: await undoRelease(ctx, input) })),
  ...openingProcedures,
  ...pictureProcedures,
  ...previewProcedures,
})
