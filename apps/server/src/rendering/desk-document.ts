import { deskTitle } from '@northword/content/desk/desk-title'
import type { SiteContent } from '@northword/contract/content/site-content'
import {
  type DocumentMatter,
  documentMatter,
  matterElement,
  matterElementId,
  type ShownSite,
} from '@northword/contract/site/document-matter'
import { completePage, completeText, escapeMarkup } from '../doors/pages/load-pages.ts'
import type { Pages } from '../doors/pages/pages.ts'

interface Shown {
  /** Hash of the release's matter. */
  matter: string
  site: SiteContent
  publicUrl: string
  /** The desk of the release before. */
  earlier: Pages | undefined
}

const address = '/desk'
const element = new RegExp(`<script type="application/json" id="${matterElementId}">(.*?)</script>`, 's')

/** The built desk with a release's matter in its document, and its brand in the title. */
export function deskOf(built: Pages, { matter, site, publicUrl, earlier }: Shown): Pages {
  const page = built.byPath.get(address)
  if (!page) return built
  const html = page.bodies.identity
    .toString()
    .replace(element, (_, json: string) => matterElement(partsOf(json, { ...site, release: matter })))
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeMarkup(deskTitle(site.company.brand))}</title>`)
  const text = completeText('desk.html', html, publicUrl)
  const shown = completePage('desk.html', text, earlier?.byPath.get(address))
  return { ...built, byPath: new Map([...built.byPath, [address, shown]]) }
}

/** The same parts of the site as a document has, as this release says them. */
function partsOf(json: string, site: ShownSite): DocumentMatter {
  const { values, lacks } = JSON.parse(json) as DocumentMatter
  return documentMatter(site, { paths: Object.keys(values), lacks })
}
