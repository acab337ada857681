import { services } from '@northword/content/site/services'
import type { Service } from '@northword/content/studio/catalogue'
import { roundsIn, wordCountsIn } from '@northword/contract/site/feature-figures'

const { wordsValue, revisionsValue } = services.card

/** Length, time and revisions of a service, in its own phrases where they say its figures. */
export function factsInBrief({ words, revisionRounds, turnaround, features }: Service): string[] {
  const length =
    words !== null && (features.find((each) => wordCountsIn(each).includes(words)) ?? wordsValue(words))
  const rounds = features.find((each) => roundsIn(each) === revisionRounds) ?? revisionsValue(revisionRounds)
  return [length, turnaround.label, rounds].filter((each) => each !== false)
}

/** Features without the word count and revision rounds, which are printed beside them. */
export function furtherFeatures(service: Service): string[] {
  return service.features.filter(
    (each) => !/^[\d,]+ words$/.test(each) && !/^(\d+ revision rounds?|Unlimited revisions)$/.test(each),
  )
}
