/* Browser features that jsdom lacks. Must also load without a DOM. */

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

  // Used by Mantine's choices; jsdom has no sizes.
  if (!('ResizeObserver' in window))
    Object.assign(window, {
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    })

  // Mantine's autosizing text area listens for fonts.
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })

  // jsdom has no layout.
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

/** Opens a dialog, returns the focus on close, and handles Escape. */
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
