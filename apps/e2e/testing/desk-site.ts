import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deskEntry } from '@northword/content/desk-entry'
import { deskQueue } from '@northword/content/desk-queue'
import { openSite, type Site } from '@northword/rig/site'
import { type DatabaseKind, quickestKind } from '@northword/rig/site-database'
import { until } from '@northword/rig/until'
import type { Page } from 'playwright-core'
import { fieldOf } from './account-forms.ts'

/** Somebody at the desk. */
export interface Member {
  name: string
  email: string
  password: string
}

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

/** Becomes the owner of a studio that has none, by its link. */
export async function becomeOwner(page: Page, link: string, { name, email, password }: Member) {
  await page.goto(link)
  await fieldOf(page, deskEntry.fields.name).fill(name)
  await fieldOf(page, deskEntry.fields.email).fill(email)
  await fieldOf(page, deskEntry.fields.password).fill(password)
  await page.getByRole('button', { name: deskEntry.setUp.button, exact: true }).click()
  await page.getByRole('heading', { name: deskQueue.heading }).waitFor()
}
