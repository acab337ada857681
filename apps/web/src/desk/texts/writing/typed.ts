import type { TextFormat } from '@northword/contract/texts/texts'

export interface Typed {
  text: string
  format: TextFormat
}

/** Normalises line ends to LF, as a textarea does. */
export const typedOf = ({ text, format }: Typed): Typed => ({ text: text.replace(/\r\n?/g, '\n'), format })

export const isSame = (one: Typed, other: Typed) => one.text === other.text && one.format === other.format
