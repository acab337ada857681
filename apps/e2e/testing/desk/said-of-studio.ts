import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiDocs } from '@northword/content/operate/api-docs'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import type { Site } from '@northword/rig/site'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { operate } from '../operations/operate.ts'
import { beginWork, deliverText, hasLeft } from '../texts/work-on-text.ts'
import { listedPages } from '../pages/listed-pages.ts'
import { callAs } from './ask-as.ts'

/** Texts by where they stand. */
type Said = ReadonlyMap<string, string>

/** Pages of the sitemap and those that it leaves out, with the files that programs read, by path. */
export async function saidByPages(url: string): Promise<Said> {
  const read = async (path: string) => (await fetch(`${url}${path}`)).text()
  const others = [
    '/robots.txt',
    '/blog/feed.atom',
    '/site.webmanifest',
    '/api/services',
    '/api/openapi.json',
    ...Object.values(apiDocs.pages).map(({ path }) => path),
    '/login',
    '/signup',
    '/o',
  ]
  const paths = [
    ...(await listedPages(url)),
    ...others,
    '/order/PS-045',
    '/reset-password',
    '/nowhere',
    '/pay/PS-045',
  ]
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)))
}

/** An order that is paid and written: its mails, and the exports. */
export async function saidByDesk(page: Page, number: string): Promise<Said> {
  await beginWork(page, number)
  const day = new Date().toISOString().slice(0, 10)
  const payment = { number, cents: 10_000, receivedOn: day, method: 'paypal', reference: '' }
  await callAs(page, 'payments.recordPayment', { ...payment, idempotencyKey: crypto.randomUUID() })
  await deliverText(page, number, '# Salt\n\nA pinch is enough.')
  await page.goto(`/desk/orders/${number}`)
  await hasLeft(page, 1)
  const { mails } = JSON.parse(await readAs(page, `/api/desk/orders/${number}/mails`))
  const paths = [
    'orders.csv',
    `money.csv?from=${day}&until=${day}`,
    ...mails.map(({ id }: { id: string }) => `mails/${id}`),
  ]
  return readAll(
    page,
    paths.map((path) => `/api/desk/${path}`),
  )
}

/** The order's page by its link, with receipt, statement and the delivered text as a file. */
export async function saidToClient(client: Page, desk: Page, number: string, ofDesk: Said): Promise<Said> {
  await client.goto(await linkOf(desk, ofDesk))
  await client.getByRole('link', { name: deliveredTexts.read }).waitFor()
  const receipt = client.getByRole('link', { name: /Receipt QS-RCP-/ })
  await receipt.waitFor()
  const text = `/api/orders/${number}/texts/1/versions/1/text`
  const paths = [
    (await receipt.getAttribute('href')) ?? '',
    `/statements/${number}`,
    `${text}.html`,
    `${text}.md`,
  ]
  return new Map([...(await readAll(client, paths)), ['the page of the order', await client.content()]])
}

/** The files of a site that is exported, by a command after its server has ended. */
export async function saidInExport(site: Site): Promise<Said> {
  await site.kill('SIGTERM')
  const folder = await mkdtemp(join(tmpdir(), 'northword-export-'))
  try {
    const { code, errors } = await operate(['content', 'export', folder], site.settings)
    expect([code, errors]).toEqual([0, ''])
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    return new Map(
      await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function linkOf(page: Page, said: Said): Promise<string> {
  for (const path of [...said.keys()].filter((each) => each.includes('/mails/'))) {
    const links = await callAs<{ url: string }[]>(page, 'desk.showLinks', { id: path.split('/').at(-1) })
    const found = links.find(({ url }) => url.includes('/o#'))
    if (found) return found.url
  }
  throw new Error('No mail has a link to the order.')
}

/** Answer to the page's session, which the browser alone may know the way to. */
export async function readAs(page: Page, path: string): Promise<string> {
  const [status, text] = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return [answer.status, await answer.text()] as const
  }, path)
  expect([path, status]).toEqual([path, 200])
  return text
}

const readAll = async (page: Page, paths: string[]) =>
  new Map(await Promise.all(paths.map(async (path) => [path, await readAs(page, path)] as const)))
