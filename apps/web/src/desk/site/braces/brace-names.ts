import { bracesIn, fillBraces, problemsOfBraces } from '@northword/contract/content/braces'
import type { SiteNames } from '@northword/contract/desk/site-review'

type Braces = SiteNames['braces']

/** Sentence about the braces of a text, if they cannot be. Each name may be there as long as none is known. */
export const problemOfBraces = (text: string, braces: Braces): string | undefined =>
  problemsOfBraces(text, (name) => !braces || isNamed(braces, name))[0]

const isNamed = (braces: NonNullable<Braces>, name: string) => braces.some((one) => one.name === name)

/** The text as a page has it. Null: its names are not known. */
export function filledIn(text: string, braces: Braces): string | null {
  const names = bracesIn(text)
  if (names.length === 0) return text
  if (!braces || !names.every((name) => isNamed(braces, name))) return null
  return fillBraces(text, (name) => braces.find((one) => one.name === name)?.value ?? '')
}

/** Beginning of a name in a brace that is not closed yet, before the caret. Null: there is none. */
export const typedName = (text: string, caret: number): string | null =>
  /\{([^{}\n]*)$/.exec(text.slice(0, caret))?.[1] ?? null

/** The text with a name at the caret, in place of what was typed of one; and the caret behind it. */
export function withName(text: string, caret: number, name: string) {
  const typed = typedName(text, caret)
  const from = typed === null ? caret : caret - typed.length - 1
  const before = `${text.slice(0, from)}{${name}}`
  return { text: before + text.slice(caret), caret: before.length }
}
