const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** A text cut into words and what is between them; together they are the text. Chinese and Japanese words are found as well. */
export const tokensOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * The words of a text, as both sides count them: runs of letters and figures, where an apostrophe, a hyphen, a point or a
 * comma between two of them parts nothing ("well-known", "don't", "2.5"). In Chinese and Japanese each character is a word.
 */
export const wordsOf = (text: string): string[] => text.match(word) ?? []

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]](?:[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]|['’.,\u2010\u2011\-](?=[\p{L}\p{N}]))*/gv
