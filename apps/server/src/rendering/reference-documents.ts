import type { SiteContent } from '@northword/contract/content/site-content'
import { marksOfApiPages } from '@northword/contract/site/marks-of-api-pages'
import { completePage, completeText, escapeMarkup } from '../doors/pages/load-pages.ts'
import type { Page, Reference } from '../doors/pages/pages.ts'

interface Shown extends Pick<SiteContent, 'company'> {
  /** The release's home page, whose colors these pages have. */
  home: Page | undefined
  publicUrl: string
  /** The pages of the release before. */
  earlier: Reference | undefined
}

const file = 'reference.html'

/** The built pages about the API with a release's brand, order numbers and colors. */
export function referenceOf(built: Reference, { company, home, publicUrl, earlier }: Shown): Reference {
  const colors = colorsIn(home)
  const shownAs = (html: string) =>
    html
      .replaceAll(marksOfApiPages.brand, () => escapeMarkup(company.brand))
      .replaceAll(marksOfApiPages.orderPrefix, () => escapeMarkup(company.orderPrefix))
      .replaceAll(colorsOfScheme, (rule, selector: string) => colors.get(selector) ?? rule)
  const shown = Array.from(built.documents.byPath, ([path, { bodies }]): [string, Page] => {
    const text = completeText(file, shownAs(bodies.identity.toString()), publicUrl)
    return [path, completePage(file, text, earlier?.documents.byPath.get(path))]
  })
  return { ...built, documents: { ...built.documents, byPath: new Map(shown) } }
}

/** A rule of the theme that names the colors of a scheme. */
const colorsOfScheme = /((?:html)?:root\[data-mantine-color-scheme[^\]]*\])\{[^}]*\}/g

/** By selector: the theme stands before the rules of a page. */
function colorsIn(home: Page | undefined): Map<string, string> {
  const rules = home?.bodies.identity.toString().matchAll(colorsOfScheme) ?? []
  return new Map(
    Array.from(rules, ([rule, selector = '']): [string, string] => [selector, rule]).toReversed(),
  )
}
