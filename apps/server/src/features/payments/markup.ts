/** HTML that is safe to send: whatever was put into it is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | readonly Part[] | string | null

/** Writes HTML; texts that stand in it are escaped, null is left out. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((string, at) => string + written(parts[at] ?? null)).join(''))

function written(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part !== 'string') return part.map(written).join('')
  return part.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
