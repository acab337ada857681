import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import {
  answerCommentInput,
  commentInput,
  keepCommentInput,
  deskReviewView,
} from '@northword/contract/texts/reviews'
import { deskProcedure, rest } from '../../../doors/trpc.ts'
import { answerComment } from './answer-comment.ts'
import { settleComment } from './end-studio-comment.ts'
import { keepStudioComment, removeStudioComment } from './keep-comment.ts'
import { reviewAtDesk } from './list-comments.ts'

const desk = deskProcedure('desk').meta({ alone: true })

export const deskReviewProcedures = {
  findAtDesk: desk
    .meta(
      rest('GET', '/api/desk/orders/:number/comments', 'What a client has said about their texts.', {
        refuses: ['textNotFound'],
      }),
    )
    .input(orderNumberInput)
    .output(deskReviewView)
    .query(({ ctx, input }) => reviewAtDesk(ctx, input.number)),
  answerComment: desk
    .meta(
      rest(
        'POST',
        '/api/desk/orders/:number/comments/:id/answer',
        'Answer a comment: done, or no, because.',
        {
          refuses: [
            'becauseMissing',
            'changedMeanwhile',
            'commentAnswered',
            'commentNotFound',
            'reviewOver',
            'textApproved',
            'textNotFound',
          ],
        },
      ),
    )
    .input(answerCommentInput)
    .output(deskReviewView)
    .mutation(({ ctx, input }) => answerComment(ctx, input)),
  keepStudioComment: desk
    .meta(
      rest(
        'PUT',
        '/api/desk/orders/:number/texts/:piece/versions/:version/comments/:id',
        'Keep a comment that is to be sent to the client.',
        { refuses: ['commentNotFound', 'commentSent', 'passageNotFound', 'textApproved', 'tooManyComments'] },
      ),
    )
    .input(keepCommentInput)
    .output(deskReviewView)
    .mutation(({ ctx, input }) => keepStudioComment(ctx, input)),
  removeStudioComment: desk
    .meta(
      rest(
        'DELETE',
        '/api/desk/orders/:number/comments/:id',
        'Take back a comment of the studio that was not sent.',
        { refuses: ['commentSent', 'textNotFound'] },
      ),
    )
    .input(commentInput)
    .output(deskReviewView)
    .mutation(({ ctx, input }) => removeStudioComment(ctx, input)),
  settleComment: desk
    .meta(
      rest(
        'POST',
        '/api/desk/orders/:number/comments/:id/settle',
        'Settle a comment of the studio that needs no answer.',
        { refuses: ['commentNotFound', 'commentSettled'] },
      ),
    )
    .input(commentInput)
    .output(deskReviewView)
    .mutation(({ ctx, input }) => settleComment(ctx, input)),
}
