/* What jsdom lacks of a browser and our components use. A test may also ask for no browser at all. */

const elementGaps = { scrollIntoView: () => {}, hasPointerCapture: () => false }

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })

  for (const [name, stand] of Object.entries(elementGaps)) {
    if (!(name in Element.prototype)) Object.assign(Element.prototype, { [name]: stand })
  }
}
