export interface CardPalette {
  paper: string
  ink: string
  pencil: string
  redPen: string
  hairline: string
}

/** Colours and two red pen marks as image URLs. */
export interface CardInk extends CardPalette {
  underline: string
  caret: string
}

/** @param marks red pen marks as CSS variables */
export function cardInk(palette: CardPalette, marks: Record<string, string>): CardInk {
  const { paper, ink, pencil, redPen, hairline } = palette
  const picture = (name: string) => marks[name]?.replace(/^url\("(.*)"\)$/, '$1') ?? ''
  const [underline, caret] = [picture('--pen-underline'), picture('--pen-caret')]
  return { paper, ink, pencil, redPen, hairline, underline, caret }
}
