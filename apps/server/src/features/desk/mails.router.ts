import {
  conversationInput,
  deskConversation,
  settleAnswerInput,
  writeToClientInput,
} from '@northword/contract/orders/conversation'
import {
  heldMails,
  mailDetail,
  mailInput,
  mailPage,
  mailRow,
  mailsInput,
  mailsOfOrderInput,
  shownLinks,
} from '@northword/contract/desk/desk-mails'
import { deskReviewView, sendCommentsInput } from '@northword/contract/texts/reviews'
import { deskPieces } from '@northword/contract/texts/text-views'
import { deliverInput } from '@northword/contract/texts/texts'
import { deskProcedure, rest, staffProcedure } from '../../doors/trpc.ts'
import { deskConversationOf } from '../conversation/list-messages.ts'
import { deliverText } from './case/deliver-text.ts'
import { cancelHeldMail, findMail, resendMail, sendTestMail, showLinks } from './mails/handle-mail.ts'
import { listHeldMails, listMails, mailsOfOrder } from './mails/list-mails.ts'
import { askClient, settleAnswer, writeToClient } from './case/write-to-client.ts'

const anybody = deskProcedure('desk')
const agents = deskProcedure('desk', 'owner', 'agent')
/** Members only: programs have no mailbox and no held mails. */
const people = staffProcedure()
const speakers = staffProcedure('owner', 'agent')

export const letterProcedures = {
  conversation: anybody
    .meta(
      rest('GET', '/api/desk/orders/:number/messages', 'What client and studio have written about an order.'),
    )
    .input(conversationInput)
    .output(deskConversation)
    .query(({ ctx, input }) => deskConversationOf(ctx.em, ctx.actor, input)),
  writeToClient: agents
    .meta(
      rest('POST', '/api/desk/orders/:number/messages', 'Write to the client of an order.', {
        refuses: ['cannotWrite', 'messageKeyReused'],
      }),
    )
    .input(writeToClientInput)
    .output(deskConversation)
    .mutation(({ ctx, input }) => writeToClient(ctx, input)),
  deliverText: anybody
    .meta(
      rest('POST', '/api/desk/orders/:number/texts/:piece/versions', 'Deliver what was written.', {
        refuses: [
          'cannotDeliver',
          'commentsOpen',
          'messageKeyReused',
          'reportMissing',
          'textApproved',
          'textEmpty',
          'textTooTangled',
          'textsWaiting',
        ],
      }),
    )
    .input(deliverInput)
    .output(deskPieces)
    .mutation(({ ctx, input }) => deliverText(ctx, input)),
  askClient: anybody
    .meta({
      ...rest(
        'POST',
        '/api/desk/orders/:number/texts/:piece/comments',
        'Send comments of the studio on a text to its client.',
        { refuses: ['cannotWrite', 'commentNotFound', 'textApproved'] },
      ),
      alone: true,
    })
    .input(sendCommentsInput)
    .output(deskReviewView)
    .mutation(({ ctx, input }) => askClient(ctx, input)),
  settleAnswer: agents
    .meta(
      rest(
        'POST',
        '/api/desk/orders/:number/messages/settle',
        'Note that what the client wrote needs no answer.',
      ),
    )
    .input(settleAnswerInput)
    .output(deskConversation)
    .mutation(({ ctx, input }) => settleAnswer(ctx, input)),
  mails: agents
    .meta(rest('GET', '/api/desk/mails', 'A page of the mails of the studio, the latest first.'))
    .input(mailsInput)
    .output(mailPage)
    .query(({ ctx, input }) => ctx.replica.read(ctx.em, (em) => listMails({ ...ctx, em }, input))),
  mailsOfOrder: anybody
    .meta(rest('GET', '/api/desk/orders/:number/mails', 'A page of the mails about an order.'))
    .input(mailsOfOrderInput)
    .output(mailPage)
    .query(({ ctx, input }) => mailsOfOrder(ctx, input)),
  heldMails: people
    .meta(rest('GET', '/api/desk/mails/held', 'Your mails that you may still cancel.'))
    .output(heldMails)
    .query(({ ctx }) => listHeldMails(ctx)),
  findMail: agents
    .meta(
      rest('GET', '/api/desk/mails/:id', 'A mail, to read. API tokens need money:read as well.', {
        refuses: ['mailNotFound'],
      }),
    )
    .input(mailInput)
    .output(mailDetail)
    .query(({ ctx, input }) => findMail(ctx, input.id)),
  showLinks: speakers
    .meta(
      rest('POST', '/api/desk/mails/:id/links', 'Make the links of a mail anew, and show them.', {
        refuses: ['mailNotFound'],
      }),
    )
    .input(mailInput)
    .output(shownLinks)
    .mutation(({ ctx, input }) => showLinks(ctx, input.id)),
  resendMail: agents
    .meta(
      rest('POST', '/api/desk/mails/:id/again', 'Send a mail once more.', {
        refuses: ['mailNotFound', 'mailTakenBack', 'noAddress', 'orderNotFound'],
      }),
    )
    .input(mailInput)
    .mutation(({ ctx, input }) => resendMail(ctx, input.id)),
  cancelMail: people
    .meta(
      rest('POST', '/api/desk/mails/:id/cancel', 'Cancel a mail that has not left.', {
        refuses: ['mailNotFound', 'mailTooLate'],
      }),
    )
    .input(mailInput)
    .mutation(({ ctx, input }) => cancelHeldMail(ctx, input.id)),
  sendTestMail: speakers
    .meta(rest('POST', '/api/desk/mails/test', 'Send yourself a mail, to see what the mail server says.'))
    .output(mailRow)
    .mutation(({ ctx }) => sendTestMail(ctx)),
}
