import { Alert, type AlertProps, Button, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { Component, type ReactNode, Suspense } from 'react'
import { LoadingLines } from '../../components/loading-lines.tsx'

interface PageBoundaryProps {
  children: ReactNode
  /** Shown while scripts load; null around a part of a page. Default: loading lines. */
  fallback?: ReactNode
}

/**
 * Suspends while scripts of a page, or of a part of it, load. If they are gone, as after each update of the server, a
 * button reloads the page.
 */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    const { children, fallback = <LoadingLines label={desk.loading} /> } = this.props
    return this.state.hasFailed ? <NotLoaded /> : <Suspense fallback={fallback}>{children}</Suspense>
  }
}

/** Says that scripts are missing, and has the button. */
export function NotLoaded(props: AlertProps & { 'data-notice'?: boolean }) {
  return (
    <Alert title={desk.failure.heading} role="alert" {...props}>
      <Stack align="start">
        {desk.failure.newVersion}
        <Button onClick={() => window.location.reload()}>{desk.failure.reload}</Button>
      </Stack>
    </Alert>
  )
}
