/* Figures in the features of a service, which are free texts, to compare them with its own. */

/** Numbers of words: 1200 and 600 of "1,200 words, in two texts of 600 words". */
export const wordCountsIn = (feature: string): number[] =>
  Array.from(feature.matchAll(/(?:^|[^\d.,])(\d[\d,]*)[\s-]words?\b/gi), ([, count = '']) =>
    Number(count.replaceAll(',', '')),
  )

/** Revision rounds: 2 of "2 revision rounds for each article". Undefined if it says none. */
export function roundsIn(feature: string): number | 'unlimited' | undefined {
  const [, said] = /(?:^|[^\d.,$])(\d+|unlimited)\s(?:rounds?\sof\s)?revision/i.exec(feature) ?? []
  if (said === undefined) return undefined
  return /^\d/.test(said) ? Number(said) : 'unlimited'
}
