import {
  addressInput,
  callInput,
  caseInput,
  claimInput,
  colleagues,
  deskCase,
  handInput,
  laterInput,
  moveInput,
  noteInput,
  termsInput,
  type UndoableKind,
} from '@northword/contract/desk/desk'
import { closingCount, queueInput, queuePage } from '@northword/contract/desk/desk-queue'
import { messageInput, messageView } from '@northword/contract/desk/desk-messages'
import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import { deskProcedure, rest, router, staffProcedure } from '../../doors/trpc.ts'
import { findings } from '@northword/contract/desk/desk-warnings'
import { addNote } from './case/change-case.ts'
import { changeAddress } from './case/change-address.ts'
import { changeClientTerms, changeTerms } from './case/change-terms.ts'
import { claimCase, releaseCase } from './case/claim-case.ts'
import { findCase } from './case/find-case.ts'
import { countOverClosing, findDuties } from './queue/find-duties.ts'
import { letterProcedures } from './mails.router.ts'
import { orderListProcedures } from './order-lists.router.ts'
import { visitCase } from './case/visit-case.ts'
import { moveCase } from './case/move-case.ts'
import { logCall, putOff } from './case/put-off.ts'
import { findMessage, reopenMessage, settleMessage } from './case/settle-message.ts'
import { rolesOfStep, undoStep } from './case/undo-step.ts'

const anybody = deskProcedure('desk')
const agents = deskProcedure('desk', 'owner', 'agent')
/** For what is one person's own. */
const people = staffProcedure()
/** Roles that may take this step and undo it. */
const takers = (step: UndoableKind) => deskProcedure('desk', ...rolesOfStep[step])
const owner = staffProcedure('owner')
/** Of procedures that take an idempotency key. */
const keyed: Parameters<typeof rest>[3] = { refuses: ['messageKeyReused'] }

export const deskRouter = router({
  ...letterProcedures,
  queue: anybody
    .meta(rest('GET', '/api/desk/queue', 'A page of what the studio has to do.'))
    .input(queueInput)
    .output(queuePage)
    .query(({ ctx, input }) => ctx.replica.read(ctx.em, (em) => findDuties(em, ctx.actor, input))),
  countOverClosing: anybody
    .meta(rest('GET', '/api/desk/closing', 'What runs out while the studio is closed next.'))
    .output(closingCount)
    .query(({ ctx }) => ctx.replica.read(ctx.em, (em) => countOverClosing(em, ctx.site))),
  ...orderListProcedures,
  findCase: anybody
    .meta(rest('GET', '/api/desk/orders/:number', 'An order with all that the desk knows of it.'))
    .input(orderNumberInput)
    .output(deskCase)
    .query(({ ctx, input }) => findCase(ctx, input.number)),
  visitCase: people
    .meta(rest('POST', '/api/desk/orders/:number/visits', 'Say that you look at an order; who else does.'))
    .input(orderNumberInput)
    .output(colleagues)
    .mutation(({ ctx, input }) => visitCase(ctx, input)),
  claimCase: deskProcedure('cases:take', ...rolesOfStep.claim)
    .meta(
      rest(
        'POST',
        '/api/desk/orders/:number/claim',
        'Take an order in hand, or assign it to a member, as its agent or its writer.',
        { refuses: ['cannotMove', 'memberNotFound'] },
      ),
    )
    .input(claimInput)
    .mutation(({ ctx, input }) => claimCase(ctx, input)),
  releaseCase: deskProcedure('cases:take', ...rolesOfStep.release)
    .meta(rest('POST', '/api/desk/orders/:number/release', 'Give an order back to the queue.'))
    .input(handInput)
    .mutation(({ ctx, input }) => releaseCase(ctx, input)),
  putOff: takers('later')
    .meta(rest('POST', '/api/desk/orders/:number/later', 'Put an order off until a time.'))
    .input(laterInput)
    .mutation(({ ctx, input }) => putOff(ctx, input)),
  addNote: anybody
    .meta(rest('POST', '/api/desk/orders/:number/notes', 'Add a note that no client sees.', keyed))
    .input(noteInput)
    .mutation(({ ctx, input }) => addNote(ctx, input)),
  logCall: takers('call')
    .meta(rest('POST', '/api/desk/orders/:number/calls', 'Write down how a call ended.', keyed))
    .input(callInput)
    .mutation(({ ctx, input }) => logCall(ctx, input)),
  moveCase: takers('move')
    .meta(
      rest('POST', '/api/desk/orders/:number/moves', 'Take an order to another state.', {
        refuses: ['cannotMove'],
      }),
    )
    .input(moveInput)
    .mutation(({ ctx, input }) => moveCase(ctx, input)),
  findMessage: agents
    .meta(
      rest('GET', '/api/desk/messages/:id', 'A message from the contact form.', { refuses: ['notFound'] }),
    )
    .input(messageInput)
    .output(messageView)
    .query(({ ctx, input }) => findMessage(ctx, input)),
  settleMessage: agents
    .meta(
      rest('POST', '/api/desk/messages/:id/settle', 'Note that it is answered.', { refuses: ['notFound'] }),
    )
    .input(messageInput)
    .mutation(({ ctx, input }) => settleMessage(ctx, input)),
  undoStep: deskProcedure('cases:undo')
    .meta(
      rest('POST', '/api/desk/orders/:number/undo', 'Take back your last step on an order.', {
        refuses: ['cannotUndo'],
      }),
    )
    .input(caseInput)
    .mutation(({ ctx, input }) => undoStep(ctx, input)),
  reopenMessage: agents
    .meta(
      rest('POST', '/api/desk/messages/:id/reopen', 'Note that it is not answered after all.', {
        refuses: ['cannotUndo'],
      }),
    )
    .input(messageInput)
    .mutation(({ ctx, input }) => reopenMessage(ctx, input)),
  changeAddress: agents
    .meta(rest('PUT', '/api/desk/orders/:number/address', 'Put another address on an order.'))
    .input(addressInput)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),
  changeTerms: agents
    .meta(
      rest('PUT', '/api/desk/orders/:number/terms', 'Say when an order is to be paid.', {
        refuses: ['cannotRecord'],
      }),
    )
    .input(termsInput)
    .mutation(({ ctx, input }) => changeTerms(ctx, input)),
  /** Owners only: paying later is a matter of trust. */
  changeClientTerms: owner
    .meta(
      rest(
        'PUT',
        '/api/desk/orders/:number/client-terms',
        'Say when later orders of its client are to be paid.',
        { refuses: ['noAccount'] },
      ),
    )
    .input(termsInput)
    .mutation(({ ctx, input }) => changeClientTerms(ctx, input)),
  warnings: owner
    .meta(rest('GET', '/api/desk/warnings', 'What is wrong with the server, and what to do.'))
    .output(findings)
    .query(({ ctx }) => ctx.warnings.list()),
})
