import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  children: ReactNode
  onBroken?: () => void
}

/** Error boundary around a part that loads on demand: only that part disappears. */
export class PartBoundary extends Component<PartBoundaryProps> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onBroken?.()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
