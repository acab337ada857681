import { readTimeOf } from '@northword/content/articles'
import { socialCard } from '@northword/content/sharing'
import type { PageFacts } from '../page-facts.ts'

/** The words of a social card, from the top. */
export interface CardWords {
  /** Which part of the site this is; empty where the heading says it. */
  kicker: string
  heading: string
  line: string
  /** At the foot: on the left, on the right. */
  foot: [string, string]
}

/** The words of a page for its card: the page's own, cut to what can be read at a glance. */
export function cardWords({ id, copy, article }: PageFacts): CardWords {
  if (article) {
    const foot: CardWords['foot'] = [socialCard.byline(article.author), readTimeOf(article)]
    return { kicker: article.category, heading: article.title, line: firstThought(article.excerpt), foot }
  }
  const kicker = id === 'home' || copy.title === copy.heading ? '' : copy.title
  return { kicker, heading: copy.heading, line: firstSentence(copy.intro), foot: [socialCard.foot, ''] }
}

/** The same words for who does not see the picture. */
export function cardAlternative({ heading, line }: CardWords): string {
  return socialCard.alternative(/[.?!]$/.test(heading) ? heading : `${heading}.`, line)
}

/** An excerpt may say what, then after a colon how. */
function firstThought(excerpt: string): string {
  const [what = excerpt, how] = excerpt.split(': ')
  return how ? `${what}.` : what
}

const firstSentence = (text: string) => text.split(/(?<=[.?!]) /)[0] ?? text
