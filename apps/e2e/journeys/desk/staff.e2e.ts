import { desk } from '@northword/content/desk/desk-frame'
import { deskAccount } from '@northword/content/desk/desk-account'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { deskQueue } from '@northword/content/desk/desk-queue'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import { expectAddress } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, owner, useDeskSite } from '../../testing/desk/desk-site.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems } from '../../testing/accessibility/looks.ts'
import { codeOf } from '../../testing/desk/totp.ts'

const visit = useBrowser()
const writer = { name: 'Will Writer', email: 'will@desk.example', password: 'nine loud bitterns' }

const studio = useDeskSite()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const row = (page: Page, { name }: { name: string }) => page.getByRole('row', { name: new RegExp(name) })

describe.skipIf(withoutBrowser)('The staff of the desk', () => {
  it(
    'begins with an owner, who sets up a second factor, invites a writer and changes their role',
    { tags: ['thorough'] },
    async () => {
      const { page, expectProblem } = await visit(studio.site)
      // A 401 while signed out, and a 400 that asks for the code after the password.
      expectProblem(/\b(401|400)\b/)
      await page.goto('/desk/staff')
      await expectAddress(page, '/desk/login?next=%2Fstaff')

      await page.goto(await studio.setUpLink())
      await expectAddress(page, '/desk/setup')
      await fieldOf(page, deskEntry.fields.name).waitFor()
      await expectNoProblems(page)
      await fieldOf(page, deskEntry.fields.name).fill(owner.name)
      await fieldOf(page, deskEntry.fields.email).fill(owner.email)
      await fieldOf(page, deskEntry.fields.password).fill('too short')
      await button(page, deskEntry.setUp.button).click()
      await page.getByText('Password must be at least 12 characters long.').waitFor()
      await waitForFocus(fieldOf(page, deskEntry.fields.password))
      await fieldOf(page, deskEntry.fields.password).fill(owner.password)
      await button(page, deskEntry.setUp.button).click()
      await waitForFocus(heading(page, deskSiteSetUp.steps.name.heading))
      await page.getByRole('link', { name: desk.navigation.account }).click()
      await waitForFocus(heading(page, deskAccount.heading))
      await expectNoProblems(page)

      const secret = await setUpSecondFactor(page)
      await signOut(page, owner.name)
      await expectAddress(page, '/desk/login?next=%2Faccount')
      await signIn(page, owner)
      await heading(page, deskEntry.login.codeHeading).waitFor()
      await fieldOf(page, deskEntry.login.code).fill(nextCodeOf(secret))
      await button(page, deskEntry.login.codeButton).click()
      await heading(page, deskAccount.heading).waitFor()

      const link = await inviteWriter(page)
      const second = await visit(studio.site, { at: link })
      await fieldOf(second.page, deskEntry.fields.password).fill(writer.password)
      await button(second.page, deskEntry.join.button).click()
      await heading(second.page, deskQueue.heading).waitFor()
      expect(await second.page.getByRole('link', { name: desk.navigation.staff }).count()).toBe(0)

      await changeRole(page)
      await second.page.reload()
      await second.page.getByRole('link', { name: desk.navigation.staff }).waitFor()
    },
  )
})

/** Returns the secret. */
async function setUpSecondFactor(page: Page): Promise<string> {
  const { secondFactor, recovery } = deskAccount
  await button(page, secondFactor.begin).click()
  await page.getByRole('img', { name: secondFactor.picture }).waitFor()
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  await fieldOf(page, secondFactor.code).fill(codeOf(secret))
  await button(page, secondFactor.confirm).click()
  const codes = page.getByRole('list', { name: recovery.label }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  await expectNoProblems(page)
  await button(page, recovery.done).click()
  await waitForFocus(page.getByText(recovery.kept))
  await page.getByText(secondFactor.isOn).waitFor()
  return secret
}

/** The code after the present one: the server accepts it too, but no code twice. */
const nextCodeOf = (secret: string) => codeOf(secret, Date.now() + 30_000)

async function signOut(page: Page, name: string) {
  await button(page, desk.menu.label(name)).click()
  await page.getByRole('menuitem', { name: desk.menu.signOut }).click()
}

async function signIn(page: Page, { email, password }: typeof owner) {
  await fieldOf(page, deskEntry.fields.email).fill(email)
  await fieldOf(page, deskEntry.fields.password).fill(password)
  await button(page, deskEntry.login.button).click()
}

/** Returns the invitation's link. */
async function inviteWriter(page: Page): Promise<string> {
  const { invite } = deskStaff
  await page.getByRole('link', { name: desk.navigation.staff }).click()
  await waitForFocus(heading(page, deskStaff.heading))
  await row(page, owner).waitFor()
  await expectNoProblems(page)
  await button(page, invite.button).click()
  const dialog = page.getByRole('dialog')
  await fieldOf(dialog, invite.fields.name).fill(writer.name)
  await fieldOf(dialog, invite.fields.email).fill(writer.email)
  await dialog.getByRole('radio', { name: desk.roles.writer }).check()
  await button(page, invite.send).click()
  await dialog.getByText(invite.mailed(writer.email)).waitFor()
  const link = await fieldOf(dialog, invite.link).inputValue()
  await button(page, invite.done).click()
  await row(page, writer).getByText(deskStaff.states.invited).waitFor()
  return link
}

async function changeRole(page: Page) {
  const { actions, changeRole: words } = deskStaff
  await button(page, actions.menu(writer.name)).click()
  await page.getByRole('menuitem', { name: actions.role }).click()
  await page.getByRole('dialog').getByRole('radio', { name: desk.roles.owner }).check()
  await page.getByRole('dialog').getByRole('button', { name: words.button }).click()
  await waitForFocus(page.getByText(words.done(writer.name, desk.roles.owner)))
  await row(page, writer).getByText(desk.roles.owner).waitFor()
}
