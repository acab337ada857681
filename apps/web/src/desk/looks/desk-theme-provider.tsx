import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { clientVariables } from '../../theme/client-theme.ts'
import { colorSchemeManager } from '../../theme/theme-provider.tsx'
import { deskTheme } from './desk-theme.ts'

interface DeskThemeProviderProps {
  /** `test` turns transitions off. */
  env?: 'default' | 'test'
  children: ReactNode
}

export function DeskThemeProvider({ env = 'default', children }: DeskThemeProviderProps) {
  return (
    <MantineProvider
      theme={deskTheme}
      cssVariablesResolver={clientVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  )
}
