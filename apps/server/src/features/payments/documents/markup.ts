/** HTML whose inserted texts are escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | readonly Part[] | string | null

/** Template tag for HTML. Escapes texts and leaves out null. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((string, at) => string + written(parts[at] ?? null)).join(''))

function written(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part !== 'string') return part.map(written).join('')
  return part.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
