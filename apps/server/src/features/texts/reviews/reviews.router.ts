import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import {
  answerStudioCommentInput,
  commentInput,
  keepCommentInput,
  openQuestions,
  reviewView,
  submitRoundInput,
} from '@northword/contract/texts/reviews'
import { limited, procedure, rest } from '../../../doors/trpc.ts'
import { answerStudioComment } from './end-studio-comment.ts'
import { keepComment, removeComment } from './keep-comment.ts'
import { countQuestions, reviewOf } from './list-comments.ts'
import { submitRound } from './submit-round.ts'

const alone = procedure.meta({ alone: true })

export const reviewProcedures = {
  /** Open to anyone who may see the order, by session or link. */
  find: alone
    .meta(
      rest(
        'GET',
        '/api/orders/:number/comments',
        'What you have said about your texts, and the rounds of each.',
        { refuses: ['textNotFound'] },
      ),
    )
    .input(orderNumberInput)
    .output(reviewView)
    .query(({ ctx, input }) => reviewOf(ctx, input.number)),
  countQuestions: procedure
    .meta(
      rest(
        'GET',
        '/api/orders/:number/questions',
        'How many of our questions wait for your answer, by text.',
      ),
    )
    .input(orderNumberInput)
    .output(openQuestions)
    .query(({ ctx, input }) => countQuestions(ctx.em, ctx.actor, input.number)),
  keepComment: alone
    .meta(
      rest(
        'PUT',
        '/api/orders/:number/texts/:piece/versions/:version/comments/:id',
        'Keep a comment that is to be sent with the next round.',
        { refuses: ['commentNotFound', 'commentSent', 'passageNotFound', 'textApproved', 'tooManyComments'] },
      ),
    )
    .input(keepCommentInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => keepComment(ctx, input)),
  removeComment: alone
    .meta(
      rest('DELETE', '/api/orders/:number/comments/:id', 'Take back a comment that was not sent.', {
        refuses: ['commentSent', 'textNotFound'],
      }),
    )
    .input(commentInput)
    .output(reviewView)
    .mutation(({ ctx, input }) => removeComment(ctx, input)),
  submitRound: alone
    .meta(
      rest('POST', '/api/orders/:number/texts/:piece/rounds', 'Send your comments on a text as one round.', {
        refuses: [
          'cannotRecord',
          'messageKeyReused',
          'moneyKeyReused',
          'newerVersion',
          'nothingToSend',
          'reviewOver',
          'roundCosts',
          'roundOpen',
          'textApproved',
        ],
      }),
    )
    .input(submitRoundInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => submitRound(ctx, input)),
  answerStudioComment: alone
    .meta(
      rest('POST', '/api/orders/:number/comments/:id/answer', 'Answer what the studio asks about a text.', {
        refuses: ['commentNotFound', 'commentSettled', 'reviewOver', 'textApproved'],
      }),
    )
    .input(answerStudioCommentInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => answerStudioComment(ctx, input)),
}
