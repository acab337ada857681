const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Splits a text into words and what is between, also Chinese and Japanese. Joined again they are the text. */
export const tokensOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * Words as both sides count them: runs of letters and digits, with apostrophes, hyphens, points and commas inside
 * ("well-known", "don't", "2.5"). In Chinese and Japanese each character is a word.
 */
export const wordsOf = (text: string): string[] => text.match(word) ?? []

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]](?:[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]|['’.,\u2010\u2011\-](?=[\p{L}\p{N}]))*/gv
