import {
  approveInput,
  certificate,
  compareApprovedInput,
  comparedApproved,
} from '@northword/contract/texts/approvals'
import { linkInput } from '@northword/contract/people/auth'
import { orderNumberInput } from '@northword/contract/orders/order-number'
import {
  answerStudioCommentInput,
  commentInput,
  keepCommentInput,
  openQuestions,
  reviewView,
  submitRoundInput,
} from '@northword/contract/texts/reviews'
import { versionInput } from '@northword/contract/texts/texts'
import { limited, orderProcedure, procedure, rest, router } from '../../doors/trpc.ts'
import { approveVersion } from './approve-version.ts'
import { compareApproved } from './compare-approved.ts'
import { countQuestions } from './count-questions.ts'
import { findCertificate } from './find-certificate.ts'
import { deskReviewProcedures } from './desk-reviews.router.ts'
import { answerStudioComment } from './end-studio-comment.ts'
import { keepComment, removeComment } from './keep-comment.ts'
import { reviewOf } from './list-comments.ts'
import { submitRound } from './submit-round.ts'
import { undoApproval } from './undo-approval.ts'

/** Room for a text of 1 MiB with every character escaped in JSON. */
const mostBytes = 4 * 1024 * 1024

export const reviewsRouter = router({
  /** Open to anyone who may see the order, by session, link or claim. */
  find: procedure
    .meta({
      ...rest(
        'GET',
        '/api/order/:number/comments',
        'What you have said about your texts, and the rounds of each.',
      ),
      alone: true,
    })
    .input(orderNumberInput)
    .output(reviewView)
    .query(({ ctx, input }) => reviewOf(ctx, input.number)),
  countQuestions: procedure
    .meta(
      rest('GET', '/api/order/:number/questions', 'How many of our questions wait for your answer, by text.'),
    )
    .input(orderNumberInput)
    .output(openQuestions)
    .query(({ ctx, input }) => countQuestions(ctx.em, ctx.actor, input.number)),
  keepComment: procedure
    .meta({
      ...rest(
        'PUT',
        '/api/order/:number/texts/:piece/versions/:version/comments/:id',
        'Keep a comment that is to be sent with the next round.',
      ),
      alone: true,
    })
    .input(keepCommentInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => keepComment(ctx, input)),
  removeComment: procedure
    .meta({
      ...rest('DELETE', '/api/order/:number/comments/:id', 'Take back a comment that was not sent.'),
      alone: true,
    })
    .input(commentInput)
    .output(reviewView)
    .mutation(({ ctx, input }) => removeComment(ctx, input)),
  submitRound: procedure
    .meta({
      ...rest('POST', '/api/order/:number/texts/:piece/rounds', 'Send your comments on a text as one round.'),
      alone: true,
    })
    .input(submitRoundInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => submitRound(ctx, input)),
  /** Approves the latest version of a text. A link's holder gives a name. */
  approve: orderProcedure
    .meta({
      ...rest(
        'POST',
        '/api/order/:number/texts/:piece/versions/:version/approval',
        'Approve the latest version of a text. Nobody changes it from then on.',
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
        '/api/order/:number/texts/:piece/versions/:version/certificate',
        'What was approved, by whom, when and how, and whether it is still the same.',
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
        '/api/order/:number/texts/:piece/versions/:version/certificate/compare',
        'Whether a text is the one that was approved.',
      ),
      mostBytes,
      alone: true,
    })
    .input(compareApprovedInput)
    .output(comparedApproved)
    .use(limited('compareNetwork'))
    .mutation(({ ctx, input }) => compareApproved(ctx, input)),
  /** Undoes an approval by a link's holder, through the mailed undo link. */
  undoApproval: procedure.input(linkInput).mutation(({ ctx, input }) => undoApproval(ctx, input)),
  answerStudioComment: procedure
    .meta({
      ...rest('POST', '/api/order/:number/comments/:id/answer', 'Answer what the studio asks about a text.'),
      alone: true,
    })
    .input(answerStudioCommentInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => answerStudioComment(ctx, input)),
  ...deskReviewProcedures,
})
