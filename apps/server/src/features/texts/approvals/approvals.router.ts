import {
  approveInput,
  certificate,
  compareApprovedInput,
  comparedApproved,
} from '@northword/contract/texts/approvals'
import { linkInput } from '@northword/contract/people/auth'
import { reviewView } from '@northword/contract/texts/reviews'
import { versionInput } from '@northword/contract/texts/texts'
import { deskProcedure, limited, orderProcedure, procedure, rest } from '../../../doors/trpc.ts'
import { mostTextBytes } from '../versions/checked-text.ts'
import { approveVersion } from './approve-version.ts'
import { compareApproved, findCertificate } from './find-certificate.ts'
import { undoApproval } from './undo-approval.ts'

export const approvalProcedures = {
  /** Approves the latest version of a text. A link's holder gives a name. */
  approve: orderProcedure
    .meta({
      ...rest(
        'POST',
        '/api/orders/:number/texts/:piece/versions/:version/approval',
        'Approve the latest version of a text. Nobody changes it from then on.',
        { refuses: ['cannotApprove', 'commentsUnsent', 'newerVersion', 'roundOpen', 'textApproved'] },
      ),
      alone: true,
    })
    .input(approveInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => approveVersion(ctx, input)),
  findCertificate: procedure
    .meta({
      ...rest(
        'GET',
        '/api/orders/:number/texts/:piece/versions/:version/certificate',
        'What was approved, by whom, when and how, and whether it is still the same.',
        { refuses: ['notApproved'] },
      ),
      alone: true,
    })
    .input(versionInput)
    .output(certificate)
    .use(limited('compareNetwork'))
    .query(({ ctx, input }) => findCertificate(ctx.em, ctx.actor, input)),
  compareApproved: procedure
    .meta({
      ...rest(
        'POST',
        '/api/orders/:number/texts/:piece/versions/:version/certificate/compare',
        'Whether a text is the one that was approved.',
        { refuses: ['notApproved', 'textTooTangled', 'textsWaiting'] },
      ),
      mostBytes: mostTextBytes,
      alone: true,
    })
    .input(compareApprovedInput)
    .output(comparedApproved)
    .use(limited('compareNetwork'))
    .mutation(({ ctx, input }) => compareApproved(ctx, input)),
  /** Undoes an approval by a link's holder, through the mailed undo link. */
  undoApproval: procedure.input(linkInput).mutation(({ ctx, input }) => undoApproval(ctx, input)),
  findCertificateAtDesk: deskProcedure('desk')
    .meta({
      ...rest(
        'GET',
        '/api/desk/orders/:number/texts/:piece/versions/:version/certificate',
        'What a client has approved, who did, when and how, and whether it is still the same.',
        { refuses: ['notApproved'] },
      ),
      alone: true,
    })
    .input(versionInput)
    .output(certificate)
    .query(({ ctx, input }) => findCertificate(ctx.em, ctx.actor, input)),
}
