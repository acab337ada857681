import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documentMatter, matterElement } from '@northword/contract/site/document-matter'
import { marksOfApiPages } from '@northword/contract/site/marks-of-api-pages'
import { matterHash } from '@northword/seed/matter-hash'
import { readItems } from '@northword/seed/read-items'
import { seed as seedSite } from '@northword/seed/seed'

/** Renderer of a build: pages of the studio's name, one that no release changes, and one that asks. */
const renderer = `
import { getEnvironmentData } from 'node:worker_threads'
const { items, isPreview } = getEnvironmentData('release')
const { brand, tagline, colors } = items.find(({ key }) => key === 'brand').fields
const page = (body) => '<html><head><script>first()</script></head><body>' + body + '</body></html>'
const card = (name) => '/assets/cards/' + name + '-' + Buffer.from(brand).toString('hex') + '.png'
const cards = { home: card('home'), about: '/assets/cards/about-same.png' }
export const everyCard = async (drawing) =>
  Object.entries(cards).map(([name, src]) => ({ src, picture: name === 'home' ? brand : drawing }))
export const renderSite = async (parts, undrawn, known) => {
  const image = (name) => (undrawn.includes(cards[name]) ? '' : '<meta property="og:image" content="' + cards[name] + '">')
  if (tagline === 'breaks') throw Object.assign(new Error('The page /about cannot be rendered.'), { pathname: '/about' })
  const about = tagline === 'long' ? Array.from({ length: 60_000 }, () => Math.random()).join() : ''
  const again = tagline === 'twice' ? '<h2 id="team">Again</h2>' : ''
  const script = tagline === 'script' ? '<script>other()</script>' : ''
  const link = tagline === 'link' ? '<a class="x" href="/gone?&quot;now&quot;">Gone</a>' : '<a href="/about#team">Team</a>'
  const files = {
    'index.html': page('<style>:root[data-mantine-color-scheme="light"]{--paper: ' + colors.paper + ';}</style>' + image('home') + '<h1>' + brand + '</h1>' + link + script + (isPreview ? 'Preview' : '')),
    'about.html': page(image('about') + '<h1 id="team">The same</h1>' + about + again),
    '404.html': page('Nothing'),
    'first.html': page(known.first ?? brand),
    'how-to-fix-a-404.html': page('Found'),
    'sitemap.xml': '<urlset>__PUBLIC_URL__</urlset>',
  }
  return { files, bodies: { first: known.first ?? brand } }
}
export const renderPage = async (address, state, ask) =>
  ({ markup: brand + ' ' + (await ask('orders.find', { address })).data, state })
`

/** Draws other bytes each time, so that a card that is drawn again is another. */
const drawing = `
export const openDrawing = async () => ({
  card(picture) {
    if (/[^ -~]/.test(picture)) throw Object.assign(new Error(picture), { name: 'MissingLetterError' })
    return Buffer.from(picture + Math.random())
  },
})
`

const deskMatter = documentMatter(
  { ...seedSite, release: 'seed' },
  { paths: ['company.brand', 'home.hero'], lacks: [] },
)
const deskBuilt = `<title>Desk · Northword</title><div id="root"></div>${matterElement(deskMatter)}`

const ofApi = `<title>Reference · ${marksOfApiPages.brand} API</title>
<style>:root{--page: 80rem;}:root[data-mantine-color-scheme="light"]{--paper: built;}</style>
<a href="/" aria-label="${marksOfApiPages.brand}">${marksOfApiPages.orderPrefix}-ORD-20261122-0001</a>`

/**
 * Writes a build of the web app.
 * @param rendering its renderer; by default it has three pages, with the faults that a tagline asks for
 */
export async function writeBuild(folder: string, rendering = renderer): Promise<void> {
  const folderOf = (name: string) => path.join(folder, name)
  const [client, ssr, desk] = [folderOf('client'), folderOf('ssr'), folderOf('desk')]
  const reference = folderOf('reference/docs/api')
  for (const each of [client, ssr, desk, reference]) await mkdir(each, { recursive: true })
  await writeFile(path.join(client, 'index.html'), '<script>first()</script><h1>Built</h1>')
  await writeFile(path.join(client, 'article.html'), '<h1>An article of the seed</h1>')
  await writeFile(path.join(desk, 'desk.html'), deskBuilt)
  await writeFile(path.join(reference, 'index.html'), ofApi)
  await writeFile(path.join(client, 'robots.txt'), 'User-agent: *')
  await writeFile(path.join(ssr, 'server-entry.js'), rendering)
  await writeFile(path.join(ssr, 'card-drawing.js'), drawing)
  await writeFile(path.join(ssr, 'package.json'), '{"type":"module"}')
  await writeFile(
    path.join(ssr, 'site-parts.json'),
    JSON.stringify({ seed: matterHash(readItems()), drawing: 'a drawing' }),
  )
}
