import {
  addWebhookInput,
  deliveriesInput,
  deliveryInput,
  deliveryPage,
  replayed,
  replayFailedInput,
  switchWebhookInput,
  webhookInput,
  webhookList,
  webhookView as webhook,
  webhookWithSecret,
} from '@northword/contract/desk/webhooks'
import { deskProcedure, freshDeskProcedure, rest, router } from '../../doors/trpc.ts'
import { listDeliveries, replay, replayFailed, sendTest } from './deliveries.ts'
import { addWebhook, listWebhooks, removeWebhook, rotateSecret, switchWebhook } from './webhooks.ts'

const owner = deskProcedure('webhooks', 'owner')
/** An endpoint hands out the studio's events, so the owner must have signed in recently. */
const freshOwner = freshDeskProcedure('webhooks', 'owner')

export const webhooksRouter = router({
  list: owner
    .meta(rest('GET', '/api/desk/webhooks', 'Every endpoint of webhooks, the latest first.'))
    .output(webhookList)
    .query(async ({ ctx }) => ({ webhooks: await listWebhooks(ctx.em) })),
  add: freshOwner
    .meta(
      rest(
        'POST',
        '/api/desk/webhooks',
        'Add an endpoint to which events are sent. Its secret is in this answer and in no other.',
        { status: 201, refuses: ['tooManyWebhooks'] },
      ),
    )
    .input(addWebhookInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => addWebhook(ctx, input)),
  rotateSecret: freshOwner
    .meta(
      rest(
        'POST',
        '/api/desk/webhooks/:id/secret',
        'Give an endpoint a new secret. For a day the one before signs as well.',
        { status: 201, refuses: ['webhookNotFound'] },
      ),
    )
    .input(webhookInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, input.id)),
  switch: freshOwner
    .meta(
      rest('PUT', '/api/desk/webhooks/:id/state', 'Switch an endpoint on or off.', {
        refuses: ['webhookNotFound'],
      }),
    )
    .input(switchWebhookInput)
    .output(webhook)
    .mutation(({ ctx, input }) => switchWebhook(ctx, input)),
  remove: freshOwner
    .meta(
      rest('DELETE', '/api/desk/webhooks/:id', 'Delete an endpoint with all that was sent to it.', {
        refuses: ['webhookNotFound'],
      }),
    )
    .input(webhookInput)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input.id)),
  sendTest: owner
    .meta(
      rest('POST', '/api/desk/webhooks/:id/test', 'Send an endpoint an event that has not happened.', {
        refuses: ['webhookNotFound', 'webhookOff'],
      }),
    )
    .input(webhookInput)
    .mutation(({ ctx, input }) => sendTest(ctx.em, input.id)),
  deliveries: owner
    .meta(
      rest(
        'GET',
        '/api/desk/webhooks/:id/deliveries',
        'What was sent to an endpoint, the latest event first.',
        { refuses: ['webhookNotFound'] },
      ),
    )
    .input(deliveriesInput)
    .output(deliveryPage)
    .query(({ ctx, input }) => listDeliveries(ctx.em, input)),
  replay: owner
    .meta(
      rest(
        'POST',
        '/api/desk/webhooks/:id/deliveries/:deliveryId/replay',
        'Send an event again, under its id.',
        { refuses: ['deliveryNotFound', 'webhookNotFound', 'webhookOff'] },
      ),
    )
    .input(deliveryInput)
    .mutation(({ ctx, input }) => replay(ctx.em, input)),
  replayFailed: owner
    .meta(
      rest('POST', '/api/desk/webhooks/:id/replay', 'Send again what has failed of all events since a day.', {
        refuses: ['webhookNotFound', 'webhookOff'],
      }),
    )
    .input(replayFailedInput)
    .output(replayed)
    .mutation(async ({ ctx, input }) => ({ count: await replayFailed(ctx, input) })),
})
