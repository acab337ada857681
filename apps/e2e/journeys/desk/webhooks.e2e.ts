/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { desk } from '@northword/content/desk/desk-frame'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { openReceiver, type Received, type Receiver } from '@northword/rig/receiver'
import { until } from '@northword/rig/until'
import type { Page } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, openDeskSite, ownerAtDesk } from '../../testing/desk/desk-site.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'

const visit = useBrowser()
const { add, deliveries, events, remove, replayFailed, rotate, secret, states, switchOff, switchOn, test } =
  deskWebhooks
const program = 'Bookkeeping'

const verified = (signedBy: string, { headers, body }: Received) =>
  new Webhook(signedBy).verify(body, headers as Record<string, string>)
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) }).first()

describe.skipIf(withoutBrowser).each(looks)('A receiver of webhooks, on $screen', ({ options }) => {
  const opened = duringTests(() => openDeskSite({ WEBHOOK_NETWORKS: '127.0.0.1/32' }))
  let receiver: Receiver
  beforeAll(async () => void (receiver = await openReceiver()))
  afterAll(() => receiver.close())

  /** The receiver's first event of this type. */
  const told = (type: string) =>
    until(type, async () => receiver.received.find(({ body }) => body.includes(`"type":"${type}"`)))

  it('is told of an order although it was away, because the desk sends it again', async () => {
    const { page } = await ownerAtDesk(visit, opened, { ...options, expects: /\b40[01]\b/ })
    await page.goto('/desk/staff')
    await page.getByRole('link', { name: deskWebhooks.link.open }).click()
    await waitForFocus(page.getByRole('heading', { name: deskWebhooks.heading, exact: true }))
    await page.getByText(deskWebhooks.none).waitFor()
    await expectNoProblems(page)

    await button(page, add.open).click()
    await button(page, add.button).click()
    await page.getByText('Say where events are to be sent.').waitFor()
    await waitForFocus(fieldOf(page, add.url))
    await fieldOf(page, add.url).fill('https://169.254.169.254/latest')
    await fieldOf(page, add.description).fill(program)
    await page.keyboard.press('Enter')
    await page.getByText('Events go to public addresses').waitFor()
    await expectNoProblems(page)
    await fieldOf(page, add.url).fill(receiver.url)
    await page.keyboard.press('Enter')
    const field = fieldOf(page, secret.label)
    await waitForFocus(field)
    const first = await field.inputValue()
    await expectNoProblems(page)
    await button(page, secret.done).click()
    expect(await page.content()).not.toContain(first)
    await expectNoProblems(page)

    await page.getByRole('table').getByRole('link', { name: program }).click()
    await waitForFocus(page.getByRole('heading', { name: program, exact: true }))
    await page.getByText(deliveries.none).waitFor()
    await expectNoProblems(page)
    await button(page, test.open).click()
    await row(page, events['webhook.test']).getByText(deliveries.states.delivered).waitFor()
    expect(verified(first, await told('webhook.test'))).toMatchObject({ data: {} })

    const port = Number(new URL(receiver.url).port)
    await receiver.close()
    const number = await postOrder(opened.site, { fullName: 'Ada Lovelace' })
    await row(page, number).getByText(deliveries.problems.connection).waitFor()
    await expectNoProblems(page)
    receiver = await openReceiver(port)
    await button(page, deliveries.replayNamed(events['order.placed'], number)).click()
    await waitForFocus(page.getByText(deliveries.replayed(events['order.placed'])))
    await row(page, number).getByText(deliveries.states.delivered).waitFor()
    expect(verified(first, await told('order.placed'))).toMatchObject({
      data: { orderNumber: number, order: number },
    })
    await button(page, replayFailed.open).click()
    await expectNoProblems(page)
    await button(page, replayFailed.button).click()
    await page.getByText(replayFailed.done(0)).waitFor()

    await button(page, rotate.open).click()
    await expectNoProblems(page)
    await button(page, rotate.button).click()
    await waitForFocus(field)
    const second = await field.inputValue()
    await button(page, secret.done).click()
    await page.getByText(deskWebhooks.facts.secondSecret).waitFor()
    await expectNoProblems(page)
    await button(page, test.open).click()
    const both = await told('webhook.test')
    for (const good of [first, second]) verified(good, both)

    await button(page, switchOff.open).click()
    await page.getByRole('dialog').getByRole('button', { name: switchOff.button, exact: true }).click()
    await page.getByText(switchOff.done).waitFor()
    await page.getByText(states.off, { exact: true }).waitFor()
    await expectNoProblems(page)
    await button(page, switchOn.open).click()
    await page.getByText(switchOn.done).waitFor()

    await button(page, remove.open).click()
    await button(page, desk.cancel).click()
    await button(page, remove.open).click()
    await page.getByRole('dialog').getByRole('button', { name: remove.button, exact: true }).click()
    await page.getByText(deskWebhooks.none).waitFor()
    await waitForFocus(page.getByRole('heading', { name: deskWebhooks.heading, exact: true }))
  })
})
