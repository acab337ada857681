import type { Matter } from './matter.ts'
import { without } from './without.ts'

type Claims = Matter['studio']['claims']
type Stats = Matter['pages']['about']['stats']
interface Headed {
  head: Matter['pages']['home']['head']
}

/** Parts of each page by its name in the routes, and what search results and browsers show of it. */
export function pagesOf({ pages, policies, studio: { claims }, services: sold }: Matter) {
  const { 'not-found': notFound, home, services, pricing, portfolio, about, faq, contact, blog } = pages
  const all = { home, services, pricing, portfolio, about, faq, contact, blog, notFound, ...policies }
  const { hero, ...ofHome } = partsOf(home)
  const { sections: _, ...ofServices } = partsOf(services)
  return {
    heads: eachOf(all, ({ head: { description: __, ...head } }) => head),
    descriptions: eachOf(all, ({ head }) => head.description),
    home: { hero: { ...hero, facts: claimed(hero.facts, claims) }, ...ofHome },
    services: ofServices,
    pricing: { ...partsOf(pricing), groups: pricing.groups.filter(({ key }) => isNamed(key, sold)) },
    portfolio: { ...partsOf(portfolio), stats: claimed(portfolio.stats, claims) },
    about: { ...partsOf(about), stats: claimed(about.stats, claims) },
    faq: partsOf(faq),
    contact: { ...partsOf(contact), stats: claimed(contact.stats, claims) },
    blog: partsOf(blog),
    notFound: partsOf(notFound),
    policies: eachOf(policies, partsOf),
  }
}

/** Without a service that names it, a group of prices would be a heading over nothing. */
const isNamed = (group: string, services: Matter['services']) =>
  services.some(({ pricingGroup }) => pricingGroup === group)

const partsOf = <Page extends Headed>(page: Page) => without(page, 'head')

const claimed = (figures: Stats, claims: Claims): { value: string; label: string }[] =>
  figures.map((figure) =>
    'claim' in figure ? { ...claims[figure.claim], ...(figure.label && { label: figure.label }) } : figure,
  )

function eachOf<Name extends string, Page, Value>(pages: Record<Name, Page>, read: (page: Page) => Value) {
  const values = Object.entries<Page>(pages).map(([name, page]) => [name, read(page)])
  return Object.fromEntries(values) as Record<Name, Value>
}
