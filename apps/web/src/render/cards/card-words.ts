import { readTimeOf } from '@northword/content/site/articles/article-pages'
import { socialCard } from '@northword/content/site/sharing'
import type { PageFacts } from '../page-facts.ts'

/** Texts of a social card, from the top. */
export interface CardWords {
  /** Part of the site; empty if the heading tells it. */
  kicker: string
  heading: string
  line: string
  /** Left and right at the foot. */
  foot: [string, string]
}

/** The page's own texts, shortened. */
export function cardWords({ id, head, article }: PageFacts): CardWords {
  if (article) {
    const foot: CardWords['foot'] = [socialCard.byline(article.author), readTimeOf(article)]
    return { kicker: article.category, heading: article.title, line: firstThought(article.excerpt), foot }
  }
  const kicker = id === 'home' || head.title === head.heading ? '' : head.title
  return { kicker, heading: head.heading, line: firstSentence(head.intro), foot: [socialCard.foot, ''] }
}

/** Alternative text of the picture. */
export function cardAlternative({ heading, line }: CardWords): string {
  return socialCard.alternative(/[.?!]$/.test(heading) ? heading : `${heading}.`, line)
}

/** The part of an excerpt before its colon. */
function firstThought(excerpt: string): string {
  const [what = excerpt, how] = excerpt.split(': ')
  return how ? `${what}.` : what
}

const firstSentence = (text: string) => text.split(/(?<=[.?!]) /)[0] ?? text
