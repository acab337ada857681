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

export const reviewProcedures = {
  /** Open to anyone who may see the order, by session, link or claim. */
  find: procedure
    .meta({
      ...rest(
        'GET',
        '/api/orders/:number/comments',
        'What you have said about your texts, and the rounds of each.',
        { refuses: ['textNotFound'] },
      ),
      alone: true,
    })
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
  keepComment: procedure
    .meta({
      ...rest(
        'PUT',
        '/api/orders/:number/texts/:piece/versions/:version/comments/:id',
        'Keep a comment that is to be sent with the next round.',
        { refuses: ['commentNotFound', 'commentSent', 'passageNotFound', 'textApproved', 'tooManyComments'] },
      ),
      alone: true,
    })
    .input(keepCommentInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => keepComment(ctx, input)),
  removeComment: procedure
    .meta({
      ...rest('DELETE', '/api/orders/:number/comments/:id', 'Take back a comment that was not sent.', {
        refuses: ['commentSent', 'textNotFound'],
      }),
      alone: true,
    })
    .input(commentInput)
    .output(reviewView)
    .mutation(({ ctx, input }) => removeComment(ctx, input)),
  submitRound: procedure
    .meta({
      ...rest(
        'POST',
        '/api/orders/:number/texts/:piece/rounds',
        'Send your comments on a text as one round.',
        {
          refuses: [
            'cannotRecord',
            'messageKeyReused',
            'moneyKeyReused',
            'nothingToSend',
            'reviewOver',
            'roundCosts',
            'roundOpen',
            'textApproved',
          ],
        },
      ),
      alone: true,
    })
    .input(submitRoundInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => submitRound(ctx, input)),
  answerStudioComment: procedure
    .meta({
      ...rest(
        'POST',
        '/api/orders/:number/comments/:id/answer',
        'Answer what the studio asks about a text.',
        {
          refuses: ['commentNotFound', 'commentSettled', 'reviewOver', 'textApproved'],
        },
      ),
      alone: true,
    })
    .input(answerStudioCommentInput)
    .output(reviewView)
    .use(limited('commentNetwork'))
    .mutation(({ ctx, input }) => answerStudioComment(ctx, input)),
}
