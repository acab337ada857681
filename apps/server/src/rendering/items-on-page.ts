import { type ContentKind, isItem, type ItemRef } from '@northword/contract/content/content-items'

/** Kinds of which a page shows every item, or most of them. */
const listed: Readonly<Record<string, readonly ContentKind[]>> = {
  '/': ['services'],
  '/services': ['services'],
  '/pricing': ['services'],
  '/portfolio': ['case-studies', 'samples'],
  '/about': ['people'],
  '/faq': ['questions'],
  '/blog': ['articles'],
}

/** Tells of which items a page, by its address, shows texts. Facts of the studio are on every page. */
export function isOn(page: string): (item: ItemRef) => boolean {
  const kinds = ['studio', ...(listed[page] ?? [])]
  const single = itemsOf(page).map(isItem)
  return (item) => kinds.includes(item.kind) || single.some((isIt) => isIt(item))
}

function itemsOf(page: string): ItemRef[] {
  const [, first = '', key = ''] = page.split('/')
  if (page === '/404') return [{ kind: 'pages', key: 'not-found' }]
  if (key === '') return [{ kind: 'pages', key: first || 'home' }]
  switch (first) {
    case 'legal':
      return [{ kind: 'policies', key }]
    case 'blog':
      return [
        { kind: 'articles', key },
        { kind: 'pages', key: 'blog' },
      ]
    case 'order':
      return [
        { kind: 'services', key },
        { kind: 'pages', key: 'services' },
      ]
    default:
      return []
  }
}
