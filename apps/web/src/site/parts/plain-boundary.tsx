import { Component, type ReactNode } from 'react'

interface PlainBoundaryProps {
  /** The element that React has taken over. */
  root: HTMLElement
  onBroken: () => void
  children: ReactNode
}

/**
 * Leaves on the screen what was there when the application broke: plain HTML, whose links lead on and whose forms the browser
 * posts. React would take all of it away.
 */
export class PlainBoundary extends Component<PlainBoundaryProps> {
  override state = { broken: false }
  /** At first the page as it came. */
  shown = whatIsShown(this.props.root)

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override getSnapshotBeforeUpdate() {
    if (this.state.broken) this.shown = whatIsShown(this.props.root)
    return null
  }

  // React asks for it beside the one above.
  override componentDidUpdate() {}

  override componentDidCatch() {
    putBack(this.props.root, this.shown)
    this.props.onBroken()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

const whatIsShown = (root: HTMLElement) => ({ nodes: [...root.childNodes], focused: document.activeElement })

/** Into an element that React does not know: it would go on hearing what happens in its own. */
function putBack(root: HTMLElement, { nodes, focused }: ReturnType<typeof whatIsShown>) {
  const plain = root.cloneNode()
  root.replaceWith(plain)
  for (const node of nodes) plain.appendChild(node)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
