import { desk } from '@northword/content/desk/desk-frame'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { DeliveryView, WebhookView } from '@northword/contract/desk/webhooks'
import { firstOf } from '@northword/rig/first-of'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fakeDesk, olive, will } from '../../testing/fake-desk.ts'
import { aService, itemsOf, someNames } from '../../testing/fake-site.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const at = '2026-03-02T10:00:00.000Z'
const webhook: WebhookView = {
  id: '0199a000-0000-7000-8000-0000000000c1',
  url: 'https://books.example/hook',
  description: 'Books',
  events: ['order.placed'],
  state: 'on',
  createdAt: at,
  createdBy: olive.name,
  deliveredAt: null,
  secondSecretUntil: null,
  secondSecretExposedAt: null,
  exposedAt: null,
}
const delivery: DeliveryView = {
  id: 'd1',
  messageId: 'm1',
  event: 'order.placed',
  number: null,
  createdAt: at,
  status: 'failed',
  tries: 9,
  triedAt: at,
  answer: 500,
  problem: null,
  durationMs: 9,
  nextTryAt: null,
}
const members = [{ ...olive, state: 'active', createdAt: at }, will]
const answers = {
  list: returns({ members, secondFactorDemanded: false }),
  'site.items': itemsOf(aService),
  'site.findItem': returns(aService),
  'site.names': returns(someNames),
  'webhooks.list': returns({ webhooks: [webhook] }),
  'webhooks.deliveries': returns({ deliveries: [delivery], next: null }),
}
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

const { rename } = deskSiteItem.acts
const dialogs = [
  {
    path: '/desk/staff',
    call: 'changeRole',
    send: deskStaff.changeRole.button,
    answer: { member: will, isInvitationEnded: false },
    async open(user: UserEvent) {
      await press(user, deskStaff.actions.menu(will.name))
      await user.click(await screen.findByRole('menuitem', { name: deskStaff.actions.role }))
    },
  },
  {
    path: '/desk/site',
    call: 'site.addItem',
    send: deskSite.add.button,
    answer: { ...aService, key: 'PS-099' },
    async open(user: UserEvent) {
      await press(user, deskSite.add.open.services)
      await user.type(await screen.findByRole('textbox', { name: deskSite.add.sku }), 'PS-099')
    },
  },
  {
    path: '/desk/site/services/PS-025',
    call: 'site.renameItem',
    send: rename.button,
    answer: { isSaved: true, item: { ...aService, key: 'PS-026' } },
    open: (user: UserEvent) => press(user, rename.open),
  },
  {
    path: `/desk/staff/webhooks/${webhook.id}`,
    call: 'webhooks.replayFailed',
    send: deskWebhooks.replayFailed.button,
    answer: { count: 1 },
    open: (user: UserEvent) => press(user, deskWebhooks.replayFailed.open),
  },
]

firstOf(dialogs)('a dialog stays open until $call is answered, and sends once', async (dialog) => {
  const waiting = Promise.withResolvers<Response>()
  const server = fakeDesk(olive, { ...answers, [dialog.call]: () => waiting.promise })
  const { user } = await openDesk(dialog.path)
  await dialog.open(user)
  const shown = within(await screen.findByRole('dialog'))
  const send = shown.getByRole('button', { name: dialog.send })
  await user.dblClick(send)
  await waitFor(() => expect(send).toHaveProperty('disabled', true))
  await user.keyboard('{Escape}')
  await user.click(shown.getByRole('button', { name: desk.close }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  waiting.resolve(Response.json({ result: { data: dialog.answer } }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf(dialog.call)).toHaveLength(1)
})
