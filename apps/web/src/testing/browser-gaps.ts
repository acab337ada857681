/* What jsdom lacks of a browser and our components use. */

const elementGaps = { scrollIntoView: () => {}, hasPointerCapture: () => false }

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
