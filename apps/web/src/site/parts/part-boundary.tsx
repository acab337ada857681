import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  children: ReactNode
  onBroken?: () => void
}

/** Keeps the page when a part of it that was loaded on demand breaks: only that part goes away. */
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
