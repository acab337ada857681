import { type MantineColorSchemeManager, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { parseChoice, readColorScheme, subscribeToColorScheme } from '../site/loader/color-scheme-choice.ts'
import { noScriptBadges } from './badge-colors.ts'
import { clientTheme, clientVariables } from './client-theme.ts'

let unsubscribe = () => {}
/** Mantine follows the loader, which stores and shows the choice. So `set` does nothing. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (byDefault) => (typeof document === 'undefined' ? byDefault : parseChoice(readColorScheme())),
  set: () => {},
  subscribe(onUpdate) {
    unsubscribe = subscribeToColorScheme(() => onUpdate(parseChoice(readColorScheme())))
  },
  unsubscribe: () => unsubscribe(),
  clear: () => {},
}

/** Wraps Mantine's pages inside their own chunk. Adds only Mantine's variables: the page has the theme's. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineProvider
      theme={clientTheme}
      cssVariablesResolver={clientVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      <noscript>
        <style>{noScriptBadges()}</style>
      </noscript>
      {children}
    </MantineProvider>
  )
}
