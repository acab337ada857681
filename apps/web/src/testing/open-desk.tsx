import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { DeskApp } from '../desk/desk-app.tsx'
import { DeskThemeProvider } from '../desk/looks/desk-theme-provider.tsx'
import { newQueryClient } from '../site/api/query-client.ts'

export async function openDesk(path: string) {
  window.history.pushState(null, '', path)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await act(async () => {
    render(
      <BrowserRouter basename="/desk">
        <DeskThemeProvider env="test">
          <DeskApp client={newQueryClient()} />
        </DeskThemeProvider>
      </BrowserRouter>,
    )
  })
  return { user }
}
