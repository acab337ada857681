/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  VersionValue,
} from '@mdn/browser-compat-data'
import { browserTargets } from '@northword/config/browser-targets.ts'
import { blog } from '@northword/content/site/blog'
import { consent } from '@northword/content/site/consent'
import { contact } from '@northword/content/site/contact'
import { outbox } from '@northword/content/orders/outbox'
import { contactMessages, orderMessages } from '@northword/contract/messages'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import {
  dashboardOf,
  openAccount,
  openTab,
  signIn,
  signOutButton,
} from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { messageForm, sendButton, writeLetter } from '../../testing/forms/message-form.ts'
import { confirmed, subscribe } from '../../testing/forms/newsletter-forms.ts'
import {
  confirmedNumber,
  fillForm,
  openForm,
  orderByMouse,
  orderedNumber,
  service,
  sku,
  submitButton,
  waitsOnDevice,
} from '../../testing/forms/order-form.ts'
import { expectOneOrder, ordersOf } from '../../testing/orders/stored-orders.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const open = useBrowser()
const names = await missingApis()

describe.skipIf(withoutBrowser)('In the oldest browsers that the build is made for', () => {
  const site = duringTests(() => openSite(quickestKind, { RATE_LIMIT_FACTOR: '20' }))

  /** A browser without the APIs that any target lacks. */
  const visit = async () => {
    const visitor = await open(site)
    await visitor.context.addInitScript(takeAway, names)
    return visitor
  }

  it('much is missing that this one has', async () => {
    const { page } = await visit()
    await page.goto('/')
    const left = await page.evaluate(() => [
      'any' in AbortSignal,
      'canParse' in URL,
      'json' in Response,
      'isWellFormed' in String.prototype,
      'toSorted' in Array.prototype,
      'groupBy' in Object,
      'withResolvers' in Promise,
      'union' in Set.prototype,
      'ariaBusy' in Element.prototype,
      'popover' in HTMLElement.prototype,
      'requestIdleCallback' in window,
      'navigation' in window,
    ])
    expect(left).toEqual(left.map(() => false))
    const kept = await page.evaluate(() => [
      'timeout' in AbortSignal,
      'inert' in HTMLElement.prototype,
      'showModal' in HTMLDialogElement.prototype,
      'findLast' in Array.prototype,
      'structuredClone' in window,
    ])
    expect(kept).toEqual([true, true, true, true, true])
  })

  it('an order is placed in the dialog', async () => {
    const ada = alone(clients.ada, 'older-dialog')
    const { page } = await visit()
    await page.goto('/')
    await orderByMouse(page, service, ada)
    await expectOneOrder(site, sku, ada, await confirmedNumber(page))
  })

  it('an order is placed on a card, after its mistakes', async () => {
    const ben = alone(clients.ben, 'older-card')
    const { page } = await visit()
    await page.goto('/services')
    const form = await openForm(page, service)
    await submitButton(form).click()
    await form.getByText('Full name is required').waitFor()
    await fillForm(form, ben)
    await submitButton(form).click()
    await confirmedNumber(page)
    expect(await ordersOf(site, ben)).toHaveLength(1)
  })

  it('an order that is placed without a network goes out when there is one', async () => {
    const hana = alone(clients.hana, 'older-outbox')
    const { page, context, expectProblem } = await visit()
    expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/pricing')
    const form = await openForm(page, service)
    await fillForm(form, hana)
    await context.setOffline(true)
    await submitButton(form).click()
    await toastSaying(page, orderMessages.unsent)
    await waitsOnDevice(page)
    await context.setOffline(false)
    await page.getByText(outbox.waiting(1)).waitFor({ state: 'hidden', timeout: 30_000 })
    expect(await ordersOf(site, hana)).toHaveLength(1)
  })

  it('a message is sent and the newsletter subscribed to', async () => {
    const { page } = await visit()
    await page.goto('/contact')
    const form = messageForm(page)
    await writeLetter(form, { name: 'Ada', email: 'older@writer.example', message: 'Hello' })
    await sendButton(form).click()
    await page.getByText(contactMessages.sent(contact.form.sent.within)).waitFor()
    await subscribe(site, page, 'older@reader.example')
    expect(await confirmed(site, 'older@reader.example')).toEqual([true])
  })

  it('signs a client up, shows the dashboard, and signs out and in again', async () => {
    const cleo = alone(clients.cleo, 'older-account')
    const { page } = await visit()
    await page.goto('/')
    const number = await orderedNumber(page, service, cleo)
    await openAccount(page, cleo)
    await openTab(page, 'profile')
    await openTab(page, 'orders')
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await page.goto('/dashboard')
    await dashboardOf(page, cleo)
    await signOutButton(page).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/login?next=%2Fdashboard%3Ftab%3Dorders')
    await signIn(page, cleo)
    await page.getByRole('link', { name: number }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  it('articles are searched and consent is saved', async () => {
    const { page } = await visit()
    await page.goto('/blog')
    await page.getByRole('searchbox', { name: blog.search }).pressSequentially('zqx')
    await page.getByText(blog.none.heading).waitFor()
    await page.goto('/legal/cookies')
    const told = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await page.getByRole('button', { name: consent.manager.save }).click()
    await told
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cookiePreferences'))).not.toBeNull()
  })
})

/**
 * APIs that at least one of the oldest supported browsers lacks, such as `AbortSignal.any_static`, by their names in
 * MDN's compatibility data.
 */
async function missingApis(): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  const { api, javascript } = JSON.parse(await readFile(file, 'utf8')) as CompatData
  return [api, javascript['builtins'] ?? {}].flatMap((interfaces) =>
    entriesOf(interfaces).flatMap(([name, known]) =>
      isMissing(known) ? [name] : membersOf(known).map((member) => `${name}.${member}`),
    ),
  )
}

function membersOf(known: Identifier) {
  return entriesOf(known).flatMap(([name, member]) => (isMissing(member) ? [name] : []))
}

function entriesOf(identifier: Identifier) {
  return Object.entries(identifier).filter(([name]) => name !== '__compat') as [string, Identifier][]
}

function isMissing({ __compat: compat }: Identifier) {
  return (
    compat !== undefined &&
    Object.entries(browserTargets).some(
      ([name, version]) => !has(compat, name as BrowserName, Number(version)),
    )
  )
}

/** Supported under its own name, without a flag. */
function has({ support }: CompatStatement, browser: BrowserName, version: number): boolean {
  const known = [support[browser] ?? []].flat()
  return known.some(
    (each) =>
      !each.flags &&
      !each.prefix &&
      !each.alternative_name &&
      numberOf(each.version_added) <= version &&
      !(numberOf(each.version_removed) <= version),
  )
}

/** NaN for false and `preview`. */
function numberOf(version: VersionValue | undefined) {
  return typeof version === 'string' ? Number(version.replace('≤', '')) : NaN
}

/** Runs in the page before its scripts: deletes these APIs. */
function takeAway(apis: readonly string[]) {
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function'
  for (const name of apis) {
    const [owner = '', member] = name.split('.')
    if (!member) {
      Reflect.deleteProperty(globalThis, owner)
      continue
    }
    const holder: unknown = owner === 'Window' ? globalThis : Reflect.get(globalThis, owner)
    if (!isObject(holder)) continue
    const prototype: unknown = Reflect.get(holder, 'prototype')
    Reflect.deleteProperty(holder, member.replace(/_static$/, ''))
    if (isObject(prototype)) Reflect.deleteProperty(prototype, member)
  }
}
