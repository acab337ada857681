import { counted } from '../counted.ts'
import { formatPrice } from '../money/format-price.ts'
import { waysOf } from '../money/payment-terms.ts'
import { roundsIn, wordCountsIn } from '../site/feature-figures.ts'
import { linksIn } from '../site/link-target.ts'
import { otherReadingTimes } from '../site/reading-time.ts'
import { otherTeams, otherWays } from '../site/said-of-studio.ts'
import type { ContentProblem } from './check-items.ts'
import { type ContentItem, isAccounts, isArchived, textsIn, withoutArchived } from './content-items.ts'

/** Something of the site that its studio should look at; it forbids nothing. */
export interface ContentWarning extends ContentProblem {
  check: 'link' | 'service' | 'price' | 'way' | 'placeholder' | 'feature' | 'people' | 'time'
}

/**
 * @param items as read from a database or a folder, of any shape
 * @param isAsked items to look at; of the others only services, promises and ways to be paid need their fields
 */
export function warningsOf(
  items: readonly ContentItem[],
  isAsked: (item: ContentItem) => boolean = () => true,
): ContentWarning[] {
  const shown = withoutArchived(items)
  const site = factsOf(shown, items.filter(isArchived))
  return shown
    .filter(isAsked)
    .flatMap((item) =>
      [
        ...textsIn(item.fields).flatMap(({ field, text }) =>
          [
            ...brokenLinks(text, field, site),
            ...(isAboutUs(item) ? otherClaims(item, field, text, site) : []),
            ...placeholdersIn(item, text),
          ].map((found) => ({ field, ...found })),
        ),
        ...cardsTooCheap(item, site),
        ...otherFigures(item),
        ...otherReadingTimes(item),
      ].map((found) => ({ kind: item.kind, key: item.key, ...found })),
    )
}

/** Articles, case studies and excerpts tell of others' prices and numbers as well. */
export const isAboutUs = ({ kind }: ContentItem): boolean =>
  !['articles', 'case-studies', 'samples'].includes(kind)

/** Cards of the home page that say "under $25" of a service that costs more. */
function cardsTooCheap({ kind, key, fields }: ContentItem, { priceOf }: Facts) {
  const { featured }: { featured?: { cards?: unknown } } =
    kind === 'pages' && key === 'home' ? Object(fields) : {}
  const cards: unknown[] = Array.isArray(featured?.cards) ? featured.cards : []
  return cards.flatMap((card, at) => {
    const { sku, displayPrice }: { sku?: unknown; displayPrice?: unknown } = Object(card)
    const cents = priceOf.get(sku)
    if (typeof displayPrice !== 'number' || cents === undefined || cents < displayPrice * 100) return []
    const message = `${String(sku)} costs ${formatPrice(cents)}, which is not under ${formatPrice(displayPrice * 100)}.`
    return [{ field: `featured.cards.${at}.displayPrice`, check: 'price' as const, message }]
  })
}

interface Promised {
  words?: unknown
  revisionRounds?: unknown
  features?: unknown
}

/** Features of a service that say another length or number of rounds than it has. */
function otherFigures({ kind, key, fields }: ContentItem) {
  const { words, revisionRounds, features }: Promised = kind === 'services' ? Object(fields) : {}
  const listed: unknown[] = Array.isArray(features) ? features : []
  const texts = listed.map(String)
  // The others are lengths of parts: a package names those of its texts.
  const longest = Math.max(...texts.flatMap((text) => wordCountsIn(text)))
  return texts.flatMap((text, at) => {
    const isOtherLength = longest !== words && wordCountsIn(text).includes(longest)
    const rounds = roundsIn(text)
    const own = [
      isOtherLength && typeof words === 'number' && counted(words, 'word', 'words'),
      rounds !== undefined && rounds !== revisionRounds && roundsOf(revisionRounds),
    ].filter((each) => typeof each === 'string')
    return own.map((figure) => ({
      field: `features.${at}`,
      check: 'feature' as const,
      message: `${key} has ${figure}, and a feature says “${text}”.`,
    }))
  })
}

const roundsOf = (rounds: unknown) =>
  rounds === 'unlimited'
    ? 'unlimited revisions'
    : typeof rounds === 'number' && counted(rounds, 'revision round', 'revision rounds')

type Found = Pick<ContentWarning, 'check' | 'message'>
type Facts = ReturnType<typeof factsOf>

const ofTheSoftware = [
  '/login',
  '/signup',
  '/forgot-password',
  '/dashboard',
  '/blog/feed.atom',
  '/sitemap.xml',
]

function factsOf(items: readonly ContentItem[], archived: readonly ContentItem[]) {
  const keysOf = (kind: string) => items.filter((item) => item.kind === kind).map(({ key }) => key)
  const skus = keysOf('services')
  const ours = [
    ...keysOf('pages').map((key) => (key === 'home' ? '/' : `/${key}`)),
    ...keysOf('policies').map((key) => `/legal/${key}`),
    ...keysOf('articles').map((key) => `/blog/${key}`),
    ...skus.flatMap((sku) => [`/order/${sku}`, `/pay/${sku}`]),
  ]
  const prices = items.flatMap(({ fields }) => {
    const { priceCents, extraRoundCents }: { priceCents?: unknown; extraRoundCents?: unknown } =
      Object(fields)
    return [priceCents, extraRoundCents].filter((cents) => typeof cents === 'number').map(formatPrice)
  })
  const priceOf = new Map<unknown, number>()
  for (const { kind, key, fields } of items) {
    const { priceCents }: { priceCents?: unknown } = Object(fields)
    if (kind === 'services' && typeof priceCents === 'number') priceOf.set(key, priceCents)
  }
  return {
    ways: waysOf(Object(items.find(isAccounts)?.fields)),
    people: keysOf('people').length,
    skus: new Set(skus),
    archived: new Set(archived.map(({ key }) => key)),
    beginnings: new Set(skus.map(beginningOf)),
    paths: new Set([...ofTheSoftware, ...ours]),
    prices: new Set(prices),
    priceOf,
  }
}

function brokenLinks(text: string, field: string, { paths, skus }: Facts): Found[] {
  // Only articles have links within their texts.
  const inText = field === 'content' ? linksIn(text) : []
  const isLink = /^(https:\/\/|mailto:)\S*$/.test(text) || (/(^|\.)to$/.test(field) && text.startsWith('/'))
  return [...(isLink ? [text] : []), ...inText].flatMap((to) => {
    if (!to.startsWith('/')) return to.startsWith('#') || isOpened(to) ? [] : [leadsNowhere(to)]
    const [path = '', anchor = ''] = to.replace(/\?[^#]*/, '').split('#')
    const isThere = paths.has(path) && (path !== '/services' || !/^[A-Z]/.test(anchor) || skus.has(anchor))
    return isThere ? [] : [leadsNowhere(to)]
  })
}

const leadsNowhere = (to: string): Found => ({ check: 'link', message: `The link ${to} leads nowhere.` })

/** True if a browser can do something with a link elsewhere. A name in braces is not known here. */
const isOpened = (to: string) =>
  to.includes('{') ||
  (to.startsWith('mailto:')
    ? /^mailto:[^@?]+@[^@?]+\.[^@?]+(\?|$)/.test(to)
    : to.startsWith('https:') && URL.canParse(to) && new URL(to).hostname.includes('.'))

/** Claims of a text about its studio that the rest of the matter does not bear out. */
function otherClaims({ kind, key }: ContentItem, field: string, text: string, site: Facts): Found[] {
  const isHeading =
    kind === 'pages' && key === 'about' && /^(head\.(intro|description)|people\.heading)$/.test(field)
  return [
    ...unknownServices(text, site),
    ...unknownPrices(text, site),
    ...otherWays(text, site.ways).map((message): Found => ({ check: 'way', message })),
    ...otherTeams(text, isHeading, site.people).map((message): Found => ({ check: 'people', message })),
  ]
}

/** Numbers that begin as those of the studio's services do. */
function unknownServices(text: string, { skus, archived, beginnings }: Facts): Found[] {
  const named = text.match(/\b[A-Z]{2,}-\d{2,}\b/g) ?? []
  return [...new Set(named)]
    .filter((sku) => archived.has(sku) || (beginnings.has(beginningOf(sku)) && !skus.has(sku)))
    .map((sku) => ({
      check: 'service',
      message: archived.has(sku) ? `The service ${sku} is archived.` : `There is no service ${sku}.`,
    }))
}

const beginningOf = (sku: string) => sku.split('-', 1)[0]

function unknownPrices(text: string, { prices }: Facts): Found[] {
  const said = text.match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? []
  return [...new Set(said)]
    .map((price) => price.replace(/,$/, ''))
    .filter((price) => !prices.has(price.replace(/\.00$/, '')))
    .map((price) => ({ check: 'price', message: `No service costs ${price}.` }))
}

function placeholdersIn({ kind }: ContentItem, text: string): Found[] {
  if (kind !== 'studio') return []
  const isLeft =
    /^(https:\/\/|[^\s@]+@)[^/\s]+\.example(\/|$)/.test(text) ||
    /^(\+\d+ )?[0 -]{6,}$/.test(text) ||
    text.includes('Example Street')
  return isLeft ? [{ check: 'placeholder', message: `${text} is still a placeholder.` }] : []
}
