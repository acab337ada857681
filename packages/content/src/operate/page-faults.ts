/** Sentences about pages that cannot go live. `place` names an item and mostly a field; empty: neither is known. */
export const pageFaults = {
  script: () => 'A page has a script that browsers would refuse.',
  size: (page: string, size: string, place: string) =>
    `The page ${page} is too large: ${size}.${place && ` Its longest text is ${place}.`}`,
  anchor: (page: string, anchor: string, place: string) =>
    `The anchor ${anchor}${place && ` in ${place}`} is taken on the page ${page}: choose another.`,
  link: (page: string, link: string, place: string) =>
    place
      ? `The link ${link} in ${place} leads nowhere (page ${page}).`
      : `A link of the page ${page} leads nowhere: ${link}`,
  /** @param sentence names the page */
  broken: (_: string, sentence: string, place: string) =>
    place ? `${sentence.replace(/\.$/, '')}. What changes on it is ${place}.` : sentence,
  /** @param sentence of an error that names no page */
  unknown: (_: string, sentence: string) => sentence,
}

/** @param label of a field; empty for the whole item */
export const placeOf = (title: string, label: string) => `“${title}”${label && ` › ${label}`}`
