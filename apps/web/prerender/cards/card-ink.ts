/** The colours of a card. */
export interface CardPalette {
  paper: string
  ink: string
  pencil: string
  redPen: string
  hairline: string
}

/** The ink of a card: the colours, and two marks of the red pen as addresses of pictures. */
export interface CardInk extends CardPalette {
  underline: string
  caret: string
}

/** @param marks the red pen's, as values of CSS variables */
export function cardInk(palette: CardPalette, marks: Record<string, string>): CardInk {
  const { paper, ink, pencil, redPen, hairline } = palette
  const picture = (name: string) => marks[name]?.replace(/^url\("(.*)"\)$/, '$1') ?? ''
  const [underline, caret] = [picture('--pen-underline'), picture('--pen-caret')]
  return { paper, ink, pencil, redPen, hairline, underline, caret }
}
