import { site } from '#site'

/** By slug. Browsers get them as HTML, and never load this. */
export const articleTexts: Readonly<Record<string, string>> = site.articleTexts
