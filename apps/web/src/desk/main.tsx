import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { newQueryClient } from '../site/api/query-client.ts'
import { applyColorScheme, followColorScheme } from '../site/loader/color-scheme.ts'
import '../site/styles/fonts.css'
import '../site/styles/global.css'
import { DeskApp } from './desk-app.tsx'
import './looks/desk.css'
import { DeskThemeProvider } from './looks/desk-theme-provider.tsx'

applyColorScheme()
followColorScheme()

const container = document.getElementById('root')
if (!container) throw new Error('Root element not found')
createRoot(container).render(
  <StrictMode>
    <BrowserRouter basename="/desk">
      <DeskThemeProvider>
        <DeskApp client={newQueryClient()} />
      </DeskThemeProvider>
    </BrowserRouter>
  </StrictMode>,
)
