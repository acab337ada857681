import { draftedMails as draftedMailsView } from '@northword/contract/desk/site-mails'
import {
  endPreviewInput,
  previewLinks,
  sharedPreview,
  sharePreviewInput,
} from '@northword/contract/desk/site-previews'
import { rest, staffProcedure } from '../../../doors/trpc.ts'
import { newSecret } from '../../../secrets/secrets.ts'
import { draftedMails } from './drafted-mails.ts'
import { endPreviewLink, listPreviewLinks, sharePreview } from './preview-links.ts'

/** Previews are for people. */
const member = staffProcedure().meta({ alone: true })

const previews = '/api/desk/site/previews'

export const previewProcedures = {
  /** Shows the drafts in this browser while its member is signed in at the desk. */
  beginPreview: member.mutation(({ ctx }) => ctx.browser.keep('preview', newSecret())),
  draftedMails: member.output(draftedMailsView).query(({ ctx }) => draftedMails(ctx.em, ctx.links.publicUrl)),
  previewLinks: member
    .meta(rest('GET', previews, 'Links that show the drafts to somebody, until they end.'))
    .output(previewLinks)
    .query(({ ctx }) => listPreviewLinks(ctx.em)),
  sharePreview: member
    .meta(
      rest('POST', previews, 'Make a link that shows the drafts to somebody.', {
        status: 201,
        refuses: ['tooManyPreviews'],
      }),
    )
    .input(sharePreviewInput)
    .output(sharedPreview)
    .mutation(({ ctx, input }) => sharePreview(ctx, input)),
  endPreview: member
    .meta(rest('DELETE', `${previews}/:id`, 'End a link to the drafts at once.'))
    .input(endPreviewInput)
    .mutation(({ ctx, input }) => endPreviewLink(ctx, input)),
}
