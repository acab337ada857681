import type { Matter } from './matter.ts'
import { turnaroundLabel } from './turnaround.ts'
import { without } from './without.ts'

type Service = Matter['services'][number]

/**
 * Services as they are sold; their texts and the sections of their page by themselves, but none whose heading would
 * stand over nothing.
 */
export function servicesOf({ services, pages }: Matter) {
  const inOrder = inPlace(services)
  return {
    catalogue: inOrder.map(soldAs),
    /** Services with more than one text, by SKU. */
    pieces: Object.fromEntries(inOrder.flatMap(({ key, pieces }) => (pieces ? [[key, pieces]] : []))),
    sections: pages.services.sections
      .map(({ id, heading }) => ({
        id,
        heading,
        skus: inOrder.filter(({ section }) => section === id).map(({ key }) => key),
      }))
      .filter(({ skus }) => skus.length > 0),
  }
}

/** Articles, the latest first, their pages and texts apart; people, questions and the portfolio in their places. */
export function listsOf({ articles, people, questions, services, ...lists }: Matter) {
  const names = new Map(services.map(({ key, name }) => [key, name]))
  const linkTo = (sku: string) => ({ label: names.get(sku) ?? sku, to: `/services#${sku}` })
  const latestFirst = articles
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ key, ...article }) => ({ slug: key, ...without(article, 'content') }))
  return {
    articles: latestFirst,
    articlePages: Object.fromEntries(latestFirst.map(pageOfArticle)),
    articleTexts: Object.fromEntries(articles.map(({ key, content }) => [key, content])),
    team: inPlace(people).map((person) => without(person, 'key')),
    questions: inPlace(questions).map(withId),
    caseStudies: inPlace(lists['case-studies']).map(({ service, ...study }) => ({
      ...withId(study),
      service: linkTo(service),
    })),
    samples: inPlace(lists.samples).map(({ services: skus, ...sample }) => ({
      ...withId(sample),
      services: skus.map(linkTo),
    })),
  }
}

interface Head {
  slug: string
  title: string
}

/** An article and its neighbours in the list, by its slug: its page needs no others. */
function pageOfArticle<Article extends Head>(article: Article, place: number, all: readonly Article[]) {
  const [previous, next] = [all[place - 1], all[place + 1]].map(
    (neighbor) => neighbor && { slug: neighbor.slug, title: neighbor.title },
  )
  return [article.slug, { article, previous, next }] as const
}

function soldAs({ key, turnaround, ...rest }: Omit<Service, 'place'>) {
  const label = turnaroundLabel(turnaround)
  return {
    sku: key,
    ...without(rest, 'section', 'pieces', 'archived'),
    turnaround:
      turnaround === 'ongoing'
        ? { kind: 'ongoing' as const, label }
        : { kind: 'hours' as const, ...turnaround, label },
  }
}

const withId = <Item extends { key: string }>({ key, ...rest }: Item) => ({ id: key, ...rest })

const inPlace = <Item extends { place: number }>(items: readonly Item[]) =>
  items.toSorted((one, other) => one.place - other.place).map((item) => without(item, 'place'))
