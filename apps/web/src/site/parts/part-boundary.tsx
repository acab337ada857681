import { Component, type ReactNode } from 'react'

/** Keeps the page when a part of it that was loaded on demand breaks: only that part goes away. */
export class PartBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
