import type { TextFormat } from '@northword/contract/texts'

/** A text as somebody types it. */
export interface Typed {
  text: string
  format: TextFormat
}

/** A text as a text area gives it back: with the line ends of the browser. */
export const typedOf = ({ text, format }: Typed): Typed => ({ text: text.replace(/\r\n?/g, '\n'), format })

export const isSame = (one: Typed, other: Typed) => one.text === other.text && one.format === other.format
