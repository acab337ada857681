/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { readFile } from 'node:fs/promises'
import { auth } from '@northword/content/site/auth'
import { pages } from '@northword/content/site/pages'
import { profile } from '@northword/content/orders/profile'
import { authMessages } from '@northword/contract/messages'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  dashboardOf,
  fieldOf,
  openAccount,
  openTab,
  password,
  signIn,
} from '../../testing/forms/account-forms.ts'
import { expectAddress, expectHeading } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, type Client, clients } from '../../testing/clients.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const { details, sessions, data, deletion } = profile

describe.skipIf(withoutBrowser)('In the profile a client', () => {
  const site = duringTests(() => openSite(quickestKind, { RATE_LIMIT_FACTOR: '20' }))

  /** A client with two browsers; the first shows the profile. */
  const inTwoBrowsers = async (client: Client) => {
    const here = await visit(site)
    await openAccount(here.page, client)
    const there = await visit(site, { at: '/login' })
    await signIn(there.page, client)
    await dashboardOf(there.page, client)
    await openProfile(here.page, client)
    return { here, there }
  }

  /** On the open profile. */
  const takeName = async (page: Page, fullName: string) => {
    const form = page.getByRole('form', { name: details.heading })
    await fieldOf(form, details.fields.name).fill(fullName)
    await form.getByRole('button', { name: details.button }).click()
    await toastSaying(page, authMessages.profileUpdatedTitle)
    return { fullName }
  }

  it('takes another name, which the page and every other tab show at once', async () => {
    const ada = alone(clients.ada, 'renamed')
    const { page, context } = await visit(site)
    await openAccount(page, ada)
    await openProfile(page, ada)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await dashboardOf(other, ada)

    expect(await page.getByLabel(details.fields.email).isEditable()).toBe(false)
    await page.getByText(authMessages.emailIsFixed).waitFor()
    const renamed = await takeName(page, 'Ada Of Another Name')
    await dashboardOf(page, renamed)
    await dashboardOf(other, renamed)
    await other.reload()
    await dashboardOf(other, renamed)
  })

  it('keeps the other name where a tab that was opened before only now comes to life', async () => {
    const ada = alone(clients.ada, 'renamed-early')
    const { page, context } = await visit(site)
    await openAccount(page, ada)
    await openProfile(page, ada)
    const other = await context.newPage()
    const { promise: renaming, resolve: comeAlive } = Promise.withResolvers<void>()
    await other.route('**/assets/main-*.js', async (route) => {
      await renaming
      await route.continue()
    })
    await other.goto('/dashboard')
    const renamed = await takeName(page, 'Ada Of Another Name')
    comeAlive()
    await hydrate(other)
    await dashboardOf(other, renamed)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(renamed.fullName)
  })

  it('changes the password, which signs the other browser out and makes the old one useless', async () => {
    const ben = alone(clients.ben, 'new-password')
    const { here, there } = await inTwoBrowsers(ben)
    const changed = 'quite another 密码'
    const form = here.page.getByRole('form', { name: profile.password.heading })
    await fieldOf(form, profile.password.current.label).fill(password)
    await fieldOf(form, auth.fields.newPassword.label).fill(changed)
    await fieldOf(form, auth.fields.confirmPassword.label).fill(changed)
    await form.getByRole('button', { name: profile.password.button }).click()
    await here.page.getByText(profile.password.saved).waitFor()
    await here.page.reload()
    await dashboardOf(here.page, ben)

    there.expectProblem(/401/)
    await expectSignedOut(there.page)
    await signIn(there.page, ben)
    await there.page.getByRole('alert').getByText(authMessages.signInFailed).waitFor()
    await signIn(there.page, ben, changed)
    await dashboardOf(there.page, ben)
  })

  it('signs another browser out from the list, and stays signed in here', async () => {
    const cleo = alone(clients.cleo, 'list')
    const { here, there } = await inTwoBrowsers(cleo)
    const list = here.page.getByRole('region', { name: sessions.heading }).getByRole('listitem')
    await expect.poll(() => list.count()).toBe(2)
    await list
      .filter({ hasNotText: sessions.current })
      .getByRole('button', { name: sessions.signOut })
      .click()
    await expect.poll(() => list.count()).toBe(1)
    await list.getByText(sessions.current, { exact: true }).waitFor()

    there.expectProblem(/401/)
    await expectSignedOut(there.page)
    await here.page.reload()
    await dashboardOf(here.page, cleo)
  })

  it('signs out everywhere, here too', async () => {
    const dora = alone(clients.dora, 'everywhere')
    const { here, there } = await inTwoBrowsers(dora)
    await here.page.getByRole('button', { name: sessions.everywhere }).click()
    await toastSaying(here.page, sessions.everywhereDone)
    await expectAddress(here.page, '/')
    await here.page.goto('/dashboard')
    await expectAddress(here.page, '/login?next=%2Fdashboard')
    there.expectProblem(/401/)
    await expectSignedOut(there.page)
  })

  it('downloads all of the account’s data, without secrets', async () => {
    const emil = alone(clients.emil, 'downloads')
    const { page } = await visit(site)
    await openAccount(page, emil)
    await page.goto('/')
    const number = await orderedNumber(page, service, emil)
    await page.goto('/dashboard')
    await openProfile(page, emil)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: data.button }).click()
    const download = await downloading
    const { fileName } = data
    expect(download.suggestedFilename()).toBe(fileName)
    await page.getByText(data.done(fileName)).waitFor()
    const text = await readFile(await download.path(), 'utf8')
    const lines = text.trim().split('\n')
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { kind: 'account', name: emil.fullName, email: emil.email, emailVerified: false },
      { kind: 'session', isCurrent: true },
      { kind: 'order', id: number, note: emil.note, events: [{ to: 'Pending Contact' }] },
      { kind: 'project', status: 'Requested' },
      { kind: 'end', records: 4 },
    ])
    expect(text).not.toMatch(/argon2|hash|secret|token/i)
  })

  it('deletes the account, is signed out everywhere, and keeps it by signing in again', async () => {
    const fay = alone(clients.fay, 'deleted')
    const { here, there } = await inTwoBrowsers(fay)
    here.expectProblem(/400/)
    await here.page.getByRole('button', { name: deletion.open }).click()
    const dialog = here.page.getByRole('dialog')
    await fieldOf(dialog, auth.fields.password.label).fill('a wrong one')
    await dialog.getByRole('button', { name: deletion.button }).click()
    await dialog.getByRole('form').getByText('This password is not correct.').waitFor()
    expect(await wantsDeletion(site, fay)).toEqual([false])
    await fieldOf(dialog, auth.fields.password.label).fill(password)
    await dialog.getByRole('button', { name: deletion.button }).click()
    await toastSaying(here.page, deletion.doneTitle)
    await toastSaying(here.page, 'We delete your account on')
    await expectAddress(here.page, '/')
    expect(await wantsDeletion(site, fay)).toEqual([true])
    there.expectProblem(/401/)
    await expectSignedOut(there.page)

    await signIn(there.page, fay)
    await toastSaying(there.page, auth.signIn.accountKept)
    await dashboardOf(there.page, fay)
    expect(await wantsDeletion(site, fay)).toEqual([false])
  })
})

async function openProfile(page: Page, client: Pick<Client, 'fullName'>) {
  await openTab(page, 'profile')
  await dashboardOf(page, client)
  await page.getByText(sessions.current, { exact: true }).waitFor()
}

/** The dashboard redirects to the login page. */
async function expectSignedOut(page: Page) {
  await page.goto('/dashboard')
  await expectAddress(page, '/login?next=%2Fdashboard')
  await expectHeading(page, pages.login.heading)
}

async function wantsDeletion(site: Site, { email }: Client) {
  const rows = await site.query<{ wanted: boolean }>(
    'select deletion_requested_at is not null as wanted from users where email = $1',
    [email],
  )
  return rows.map(({ wanted }) => wanted)
}
