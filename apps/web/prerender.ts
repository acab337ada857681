import type * as Site from '@northword/web/server-entry'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildRestOfLoader, buildLoader } from './prerender/build-loader.ts'
import { cardInk } from './prerender/cards/card-ink.ts'
import { drawCards } from './prerender/cards/draw-cards.ts'
import { compressFolder } from './prerender/compress.ts'
import { writeSiteFiles } from './prerender/files/write-site-files.ts'
import { htmlDocument } from './prerender/html-document.ts'
import { readManifest } from './prerender/manifest.ts'
import { pageAssets } from './prerender/page-assets.ts'
import { everyPage, type SitePage } from './prerender/site-pages.ts'
import { writeTo } from './prerender/write-to.ts'

/*
 * Writes every prerendered route as an HTML file beside the client build, with sitemap, feed and icons, then
 * compresses all. Runs after both builds and depends on the sources only.
 */

const client = join(import.meta.dirname, 'dist/client')
const ssr = join(import.meta.dirname, 'dist/ssr/server-entry.js')

const site = (await import(pathToFileURL(ssr).href)) as typeof Site
const [manifest, loader, rest, pages] = await Promise.all([
  readManifest(client),
  buildLoader(),
  buildRestOfLoader(client),
  everyPage(site),
])
const { light, dark } = site.palettes
const facts = pages.map((page) => page.facts)
const cards = await drawCards(client, facts, cardInk(light, site.penMarks(light.redPen)))
const grounds = { light: light.paper, dark: dark.paper }

for (const page of pages) await writePage(page)
await writeSiteFiles(client, facts, light)

await rm(join(client, '.vite'), { recursive: true })
await compressFolder(client)
console.log(`pages: ${pages.length} written`)

async function writePage({ route, facts: known, file }: SitePage) {
  const body = await site.prerenderPage(known.pathname)
  const assets = await pageAssets(client, manifest, route)
  const html = htmlDocument({
    facts: { ...known, card: cards.get(known.pathname) },
    hydrate: route.hydrate,
    start: site.documentStart(),
    body,
    assets,
    loader,
    rest,
    grounds,
    themeStyles: site.themeStyles(),
    noScriptStyles: site.noScriptStyles(),
  })
  await writeTo(join(client, file), html)
}
