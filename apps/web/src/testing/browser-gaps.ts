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

  // The mark of a choice moves with it; nothing has a size here.
  if (!('ResizeObserver' in window))
    Object.assign(window, {
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    })

  // A text area that grows with its text is measured anew once the fonts are there.
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })

  // Nothing is laid out, so nothing has a place, and what is marked has none either.
  if (!('elementFromPoint' in document)) Object.assign(document, { elementFromPoint: () => null })
  if (!('getClientRects' in Range.prototype)) Object.assign(Range.prototype, { getClientRects: () => [] })

  for (const [name, stand] of Object.entries(elementGaps)) {
    if (!(name in Element.prototype)) Object.assign(Element.prototype, { [name]: stand })
  }
}

if (typeof HTMLElement === 'function' && !('autofocus' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus')
    },
  })
}

if (typeof HTMLDialogElement === 'function' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
}

/** Opens a dialog, keeps what had the focus for later, and hears Escape. */
function showModal(this: HTMLDialogElement) {
  const before = document.activeElement
  this.open = true
  this.addEventListener('close', () => before instanceof HTMLElement && before.focus(), { once: true })
  this.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
}

function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
