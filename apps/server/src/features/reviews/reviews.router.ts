import { orderNumberInput } from '@northword/contract/order-number'
import {
  answerCommentInput,
  commentInput,
  keepCommentInput,
  reviewView,
  submitRoundInput,
} from '@northword/contract/reviews'
import { deskProcedure, limited, procedure, rest, router } from '../../doors/trpc.ts'
import { answerComment } from './answer-comment.ts'
import { keepComment, removeComment } from './keep-comment.ts'
import { reviewAtDesk, reviewOf } from './list-comments.ts'
import { submitRound } from './submit-round.ts'

const desk = deskProcedure('desk')

export const reviewsRouter = router({
  /** For whoever may see an order: its client, by whatever proof. */
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
    .query(({ ctx, input }) => reviewOf(ctx.em, ctx.actor, input.number)),
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
  findAtDesk: desk
    .meta({
      ...rest('GET', '/api/desk/orders/:number/comments', 'What a client has said about their texts.'),
      alone: true,
    })
    .input(orderNumberInput)
    .output(reviewView)
    .query(({ ctx, input }) => reviewAtDesk(ctx.em, ctx.actor, input.number)),
  answerComment: desk
    .meta({
      ...rest(
        'POST',
        '/api/desk/orders/:number/comments/:id/answer',
        'Answer a comment: done, or no, because.',
      ),
      alone: true,
    })
    .input(answerCommentInput)
    .output(reviewView)
    .mutation(({ ctx, input }) => answerComment(ctx, input)),
})
