import { deskEntry } from '@northword/content/desk/desk-entry'
import { deskMoney } from '@northword/content/desk/desk-money'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { renderedWithinMs } from '@northword/contract/desk/rendering-calls'
import { openSite, type Site } from '@northword/rig/site'
import { type DatabaseKind, quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { beforeEach, onTestFinished } from 'vitest'
import type { Visit, Visiting } from '../browser/browser-story.ts'
import type { Visitor } from '../browser/visitor.ts'
import { fieldOf } from '../forms/account-forms.ts'
import { setUpLinkOf } from './set-up-link.ts'

export interface Member {
  name: string
  email: string
  password: string
}

/** The first member in most stories. */
export const owner: Member = {
  name: 'Olive Owner',
  email: 'olive@desk.example',
  password: 'seven quiet herons',
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** For stories that wait for the desk's mails and cancel none: one second instead of ten. */
export const briefHold = { MAIL_HOLD_SECONDS: '1' }

/** A site before its first run. */
export interface DeskSite {
  site: Site
  /** Link to become the owner. */
  setUpLink: () => Promise<string>
  close: () => Promise<void>
}

/** The first-run link is in the data folder. */
export async function openDeskSite(
  settings: Record<string, string> = {},
  kind: DatabaseKind = quickestKind,
): Promise<DeskSite> {
  const site = await openSite(kind, settings)
  return {
    site,
    setUpLink: () => setUpLinkOf(site),
    close: () => site.close(),
  }
}

/** A studio without an owner for each test, so that a retry starts afresh. Call in `describe` or at file level. */
export function useDeskSite(
  settings?: Record<string, string>,
  kind?: DatabaseKind,
): Pick<DeskSite, 'site' | 'setUpLink'> {
  let opened: DeskSite
  beforeEach(async () => {
    opened = await openDeskSite(settings, kind)
    // After the visitors, whose cleanup was registered later, have left.
    onTestFinished(opened.close)
  })
  return {
    get site() {
      return opened.site
    },
    setUpLink: () => opened.setUpLink(),
  }
}

/** The owner, who has just set up the studio, in a browser of their own. */
export async function ownerAtDesk(
  visit: Visit,
  { site, setUpLink }: Pick<DeskSite, 'site' | 'setUpLink'>,
  options?: Visiting,
): Promise<Visitor> {
  const visitor = await visit(site, options)
  await becomeOwner(visitor.page, await setUpLink(), owner)
  return visitor
}

/** Leaves the steps that follow for later. */
async function becomeOwner(page: Page, link: string, member: Member) {
  await enterAsOwner(page, link, member)
  await page.getByRole('link', { name: deskSiteSetUp.leave }).click()
  await page.getByRole('heading', { name: deskQueue.heading }).waitFor()
}

/** Ends at the first step of the set-up. */
export async function enterAsOwner(page: Page, link: string, { name, email, password }: Member) {
  await page.goto(link)
  await fieldOf(page, deskEntry.fields.name).fill(name)
  await fieldOf(page, deskEntry.fields.email).fill(email)
  await fieldOf(page, deskEntry.fields.password).fill(password)
  await page.getByRole('button', { name: deskEntry.setUp.button, exact: true }).click()
  await page.getByRole('heading', { name: deskSiteSetUp.steps.name.heading }).waitFor()
}

/** Waits until a release is live, as long as the desk does. */
export const isLive = (page: Page, release: number) =>
  page.getByText(deskSiteReleases.review.live(release)).waitFor({ timeout: renderedWithinMs })

/** Fills and sends the dialog of a ledger action; `meanwhile` runs while it is open. */
export async function actOnMoney(
  page: Page,
  kind: 'price' | 'request' | 'payment' | 'refund',
  fields: Record<string, string>,
  meanwhile = async () => {},
) {
  const { open, save } = deskMoney.acts[kind]
  await button(page, open).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await meanwhile()
  await button(page, save).click()
  await dialog.waitFor({ state: 'hidden' })
}
