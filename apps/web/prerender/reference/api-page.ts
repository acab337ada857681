import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiDocs, type ApiPage } from '@northword/content/operate/api-docs'
import type { SiteContent } from '@northword/contract/content/site-content'
import { escape } from '@northword/web/render/head/escape'
import { type Guide, renderGuide } from './render-guide.ts'

const { pages, document, unscripted } = apiDocs

/** Texts of the guide, by page. */
const texts = { guide: 'api.md', webhooks: 'webhooks.md' }

const docs = join(import.meta.dirname, '../../../../docs')

/** Brand and beginning of order numbers, or the marks for them. */
export type Shown = Pick<SiteContent['company'], 'brand' | 'orderPrefix'>

/** Title and body of a page about the API. @param path of its document, such as `/docs/api/guide.html` */
export async function apiPage(
  path: string,
  { brand, orderPrefix }: Shown,
): Promise<{ title: string; body: string }> {
  const name = path.replace('/docs/api/', '').replace('.html', '')
  if (name !== 'guide' && name !== 'webhooks') {
    const body = framed({ brand, current: 'reference' }, reference())
    return { title: titleOf(pages.reference.link, brand), body }
  }
  const text = await readFile(join(docs, texts[name]), 'utf8')
  const guide = renderGuide(text.replaceAll('NW-ORD-', () => `${orderPrefix}-ORD-`))
  return { title: titleOf(guide.title, brand), body: framed({ brand, current: name }, article(guide)) }
}

const titleOf = (page: string, brand: string) => escape(apiDocs.titleOf(page, brand))

const framed = (
  { brand, current }: Pick<Shown, 'brand'> & { current: ApiPage },
  main: string,
) => `<a class="skip-link" href="#content">${apiDocs.skipLink}</a>
<nav class="api-nav" aria-label="${apiDocs.navLabel}">
<a class="wordmark" href="/" aria-label="${escape(apiDocs.homeLinkOf(brand))}">${escape(brand)}</a>
<ul role="list">${linksFrom(current)}</ul>
</nav>
${main}`

const linksFrom = (current: ApiPage) =>
  Object.entries(pages)
    .map(([name, { path, link }]) => linkTo(path, link, name === current ? ' aria-current="page"' : ''))
    .concat(linkTo(document.path, document.link))
    .join('')

const linkTo = (href: string, text: string, attributes = '') =>
  `<li><a href="${href}"${attributes}>${escape(text)}</a></li>`

/** A script puts the reference in the place of what stands here until then, and without scripts. */
const reference = () => `<div id="content" tabindex="-1">
<main class="guide until-loaded" data-scalar="%scalar%"><h1>${unscripted.heading}</h1><p>${unscripted.text}</p>
<ul>${[pages.guide, pages.webhooks, document].map(({ path, link }) => linkTo(path, link)).join('')}</ul></main>
<div id="reference"></div>
</div>`

const article = ({ contents, html }: Guide) => `<div class="columns">
<nav class="contents" aria-label="${apiDocs.contents}"><p>${apiDocs.contents}</p><ul role="list">
${contents.map(({ id, text }) => linkTo(`#${id}`, text)).join('\n')}
</ul></nav>
<main class="guide" id="content" tabindex="-1">
${html}
</main>
</div>`
