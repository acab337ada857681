/*
 * Computed display, visibility and pointer events, without matching style sheets, which jsdom repeats after each
 * mutation, for hundreds of elements of a query by role. Tests load no CSS, so only `style` attributes and jsdom's
 * own sheet decide, which answers alike for all elements of a kind.
 */

/** Attributes in rules of jsdom's sheet about `display` and `visibility`. */
const decisive = ['hidden', 'open', 'popover', 'type']

/** Properties that Mantine measures of a text area at each key. Without layout they say nothing. */
const measured = /^(?:border|boxSizing|font|letter|line|padding|scrollbar|tabSize|text|width|word)/

// Also loaded without a DOM.
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window)
  const answers = new Map<string, string>()

  /** Answer for an element without styles of its own, kept for all of its kind. */
  const ofKind = (element: Element, property: string) => {
    const kind = [property, element.localName, ...decisive.map((name) => element.getAttribute(name))].join()
    const answer = answers.get(kind) ?? compute(element).getPropertyValue(property)
    answers.set(kind, answer)
    return answer
  }

  const styles = (element: Element, property: string) => element.getAttribute('style')?.includes(property)

  const display = (element: Element) =>
    styles(element, 'display') ? compute(element).display : ofKind(element, 'display')

  const inherited = (property: string) => (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (styles(at, property)) return compute(element).getPropertyValue(property)
    return ofKind(element, property)
  }

  const quick: Record<string, (element: Element) => string> = {
    display,
    visibility: inherited('visibility'),
    'pointer-events': inherited('pointer-events'),
  }
  const names: Record<string, string> = { pointerEvents: 'pointer-events' }

  window.getComputedStyle = (element, pseudo) => {
    const whole = () => compute(element, pseudo)
    const read = (property: string) => quick[property]?.(element) ?? whole().getPropertyValue(property)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return read
        const property = names[String(name)] ?? String(name)
        if (property in quick) return read(property)
        if (element.localName === 'textarea' && measured.test(property)) return ''
        const style = whole()
        const value: unknown = Reflect.get(style, name)
        return typeof value === 'function' ? value.bind(style) : value
      },
    })
  }
}
