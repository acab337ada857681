import { Alert, type AlertProps, Button, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { Component, type ReactNode, Suspense } from 'react'
import { LoadingLines } from '../../components/loading-lines.tsx'

/** Suspends while scripts load. If they are gone, as after each update of the server, a button reloads the page. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (this.state.hasFailed) return <NotLoaded />
    return <Suspense fallback={<LoadingLines label={desk.loading} />}>{this.props.children}</Suspense>
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
