import type { Service } from '@northword/content/studio/catalogue'

/** Length, time and revisions of a service, in its own phrases. */
export function factsInBrief(service: Service): string[] {
  const length = service.words === null ? undefined : service.features.find((each) => /\bwords\b/.test(each))
  const revisions = service.features.find((each) => /\brevision/i.test(each))
  return [length, service.turnaround.label, revisions].filter((each) => each !== undefined)
}

/** Features without the word count and revision rounds, which are printed beside them. */
export function furtherFeatures(service: Service): string[] {
  return service.features.filter(
    (each) => !/^[\d,]+ words$/.test(each) && !/^(\d+ revision rounds?|Unlimited revisions)$/.test(each),
  )
}
