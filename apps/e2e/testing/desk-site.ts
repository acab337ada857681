import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deskEntry } from '@northword/content/desk-entry'
import { deskMoney } from '@northword/content/desk-money'
import { deskQueue } from '@northword/content/desk-queue'
import { openSite, type Site } from '@northword/rig/site'
import { type DatabaseKind, quickestKind } from '@northword/rig/site-database'
import { until } from '@northword/rig/until'
import type { Page } from 'playwright-core'
import { beforeEach, onTestFinished } from 'vitest'
import { fieldOf } from './account-forms.ts'

/** Somebody at the desk. */
export interface Member {
  name: string
  email: string
  password: string
}

/** The first at the desk in most stories. */
export const owner: Member = {
  name: 'Olive Owner',
  email: 'olive@desk.example',
  password: 'seven quiet herons',
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** For stories that wait for mails of the desk to leave, and take none of them back: it waits a second, not ten. */
export const briefHold = { MAIL_HOLD_SECONDS: '1' }

/** A site whose first run is still to come. */
export interface DeskSite {
  site: Site
  /** The link that the server has written for whoever becomes the owner. */
  setupLink: () => Promise<string>
  close: () => Promise<void>
}

/** Opens a site; the link of its first run is in the folder of its data. */
export async function openDeskSite(
  settings: Record<string, string> = {},
  kind: DatabaseKind = quickestKind,
): Promise<DeskSite> {
  const site = await openSite(kind, settings)
  const file = path.join(site.settings['DATA_DIR'] ?? '', 'setup-link')
  const readLink = () => readFile(file, 'utf8').catch(() => '')
  return {
    site,
    setupLink: () => until('the link to the first run', async () => (await readLink()).trim() || undefined),
    close: () => site.close(),
  }
}

/**
 * A studio without an owner for each test, so that a story that is tried again begins anew; to be called in `describe` or at
 * the top of the file.
 */
export function useDeskSite(
  settings?: Record<string, string>,
  kind?: DatabaseKind,
): Pick<DeskSite, 'site' | 'setupLink'> {
  let opened: DeskSite
  beforeEach(async () => {
    opened = await openDeskSite(settings, kind)
    // After the visitors have left, who came later.
    onTestFinished(opened.close)
  })
  return {
    get site() {
      return opened.site
    },
    setupLink: () => opened.setupLink(),
  }
}

/** Becomes the owner of a studio that has none, by its link. */
export async function becomeOwner(page: Page, link: string, { name, email, password }: Member) {
  await page.goto(link)
  await fieldOf(page, deskEntry.fields.name).fill(name)
  await fieldOf(page, deskEntry.fields.email).fill(email)
  await fieldOf(page, deskEntry.fields.password).fill(password)
  await page.getByRole('button', { name: deskEntry.setUp.button, exact: true }).click()
  await page.getByRole('heading', { name: deskQueue.heading }).waitFor()
}

/** Does an act on the money of an order in its dialog, which closes when it is done; `meanwhile` looks at the dialog. */
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
