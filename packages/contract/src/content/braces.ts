/** Names that stand in braces in a text, each once. */
export const bracesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name)),
]

/** The text with a value for each name in braces. */
export const fillBraces = (text: string, valueOf: (name: string) => string): string =>
  text.replaceAll(inBraces, (_, name: string) => valueOf(name))

/** Sentence about a name in braces that is none of the site's. */
export const standsForNothing = (name: string): string => `{${name}} stands for nothing`

/** Sentences about the braces that a text cannot have. */
export const problemsOfBraces = (
  text: string,
  isKnown: (name: string) => boolean,
  sentenceOf = standsForNothing,
): string[] => [
  ...bracesIn(text)
    .filter((name) => !isKnown(name))
    .map(sentenceOf),
  ...(hasNestedBraces(text) ? ['Braces cannot stand in braces'] : []),
]

/** True if a name in braces stands in other braces, so that its value would be read as a name in its turn. */
const hasNestedBraces = (text: string): boolean => {
  const emptied = fillBraces(text, () => '')
  return emptied !== text && bracesIn(emptied).length > 0
}

const inBraces = /\{([^{}\n]*)\}/g
