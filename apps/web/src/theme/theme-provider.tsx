import { type MantineColorSchemeManager, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { parseChoice, readColorScheme, subscribeToColorScheme } from '../site/loader/color-scheme-choice.ts'
import { theme, themeVariables } from './theme.ts'

let unsubscribe = () => {}
/** Mantine follows the loader, which alone keeps and shows the choice; what it hears it would set again. */
const colorSchemeManager: MantineColorSchemeManager = {
  get: (byDefault) => (typeof document === 'undefined' ? byDefault : parseChoice(readColorScheme())),
  set: () => {},
  subscribe(onUpdate) {
    unsubscribe = subscribeToColorScheme(() => onUpdate(parseChoice(readColorScheme())))
  },
  unsubscribe: () => unsubscribe(),
  clear: () => {},
}

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
