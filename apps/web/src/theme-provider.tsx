import { localStorageColorSchemeManager, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { colorSchemeKey } from './loader/color-scheme.ts'
import { theme, themeVariables } from './theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })

/**
 * Stands around every part of the site that uses Mantine's components, inside its own chunk: a page
 * that is only read takes the theme's variables from its style sheet and needs no Mantine at all.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
