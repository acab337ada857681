import { Component, type ReactNode } from 'react'

interface PlainBoundaryProps {
  /** React's root element. */
  root: HTMLElement
  onBroken: () => void
  children: ReactNode
}

/** Error boundary that keeps the last HTML with its links and plain forms. React would remove all of it. */
export class PlainBoundary extends Component<PlainBoundaryProps> {
  override state = { broken: false }
  /** Initially the HTML as it was delivered. */
  shown = whatIsShown(this.props.root)

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override getSnapshotBeforeUpdate() {
    if (this.state.broken) this.shown = whatIsShown(this.props.root)
    return null
  }

  // React requires it beside getSnapshotBeforeUpdate.
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

/** Into a new element, because React keeps its listeners on the old one. */
function putBack(root: HTMLElement, { nodes, focused }: ReturnType<typeof whatIsShown>) {
  const plain = root.cloneNode()
  root.replaceWith(plain)
  for (const node of nodes) plain.appendChild(node)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
